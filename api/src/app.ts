import rateLimit from '@fastify/rate-limit';
import { AppError } from '@gm/shared/errors/app-error';
import { REQUEST_ID, readRequestId } from '@gm/shared/errors/request-id';
import { formatCount } from '@gm/shared/format/count';
import { IMAGE_MAX_BYTES, UPLOAD_BYTES_PER_SECOND } from '@gm/shared/rules/image-upload';
import { sayInGerman } from '@gm/shared/schemas/say-in-german';
import type { Traces } from '@gm/shared/tracing/traces';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Registry } from 'prom-client';
import { z } from 'zod';
import { chooseAreas, listHidden, listHiddenTypes } from './areas.ts';
import type { Services } from './core/composition/area.ts';
import { selectCalls } from './core/composition/calls.ts';
import { createPageFinder } from './core/composition/create-routes.ts';
import { createReleaseKinds } from './core/desk/release-kind.ts';
import { createContentPublication } from './core/editor/entries/content-publication.ts';
import { createReleaseSurroundings } from './core/editor/entries/create-release-surroundings.ts';
import { followPreviewTime } from './core/editor/preview/preview-pages.ts';
import { createPublications } from './core/editor/store/publication.ts';
import { openFiles } from './core/platform/files/open-files.ts';
import { installDrain } from './core/platform/http/drain.ts';
import { drainRefusedBodies } from './core/platform/http/drain-refused-bodies.ts';
import { installOpenapi } from './core/platform/http/openapi.ts';
import { answerBrokenRequest, installProblems, sendProblem } from './core/platform/http/problems.ts';
import { refuseUnreadableText } from './core/platform/http/refuse-unreadable-text.ts';
import { RequestLog } from './core/platform/http/request-log.ts';
import { createRetrievalCounter } from './core/platform/http/retrieval-counter.ts';
import { createLogger } from './core/platform/observability/logger.ts';
import { timeRequests } from './core/platform/observability/metrics.ts';
import { traceRequests } from './core/platform/observability/trace-requests.ts';
import { createAnswerCache } from './core/platform/version/answer-cache.ts';
import { migrations } from './migrations.ts';

z.config({ localeError: sayInGerman });

/** The time the largest picture takes on the slowest connection that the shell accepts; the shell ends slower ones. */
const REQUEST_TIMEOUT_MS = 60_000 + 1000 * Math.ceil(IMAGE_MAX_BYTES / UPLOAD_BYTES_PER_SECOND);

/** Derived from them by the app. */
type Own =
  | 'cache'
  | 'bereiche'
  | 'verborgen'
  | 'verborgeneTypen'
  | 'freigabearten'
  | 'formularauskuenfte'
  | 'publikationen'
  | 'findSeite'
  | 'createFreigabeumfeld'
  | 'migrations';

export interface AppOptions extends Omit<Services, Own | 'lesen'>, Partial<Pick<Services, 'lesen'>> {
  logger?: FastifyBaseLogger;
  /** Receives the duration of each call. */
  metrics?: Registry;
  /** Receives the request that a call belongs to. */
  spuren?: Traces | null;
}

/**
 * Builds the api around an open, migrated database. Nothing listens yet; tests use `inject`. Closing the app leaves the
 * database and the content version open: the caller that opened them closes them.
 */
export async function createApp({ logger, metrics, spuren: traces, ...options }: AppOptions): Promise<FastifyInstance> {
  const areas = chooseAreas(options.config.AREAS_OFF);
  const publications = createPublications(createContentPublication(areas));
  const { uploads } = openFiles(options.config);
  const services: Services = {
    ...options,
    lesen: options.lesen ?? options.database.db,
    cache: createAnswerCache(options.stand),
    bereiche: areas,
    verborgen: listHidden(options.config.AREAS_OFF),
    verborgeneTypen: listHiddenTypes(options.config.AREAS_OFF),
    freigabearten: createReleaseKinds(areas),
    formularauskuenfte: [],
    publikationen: publications,
    migrations,
    createFreigabeumfeld: (actor, isSecond = false) =>
      createReleaseSurroundings({
        bereiche: areas,
        publikationen: publications,
        akteur: actor,
        istZweite: isSecond,
        uploads,
      }),
    findSeite: (path) => findPage(path),
  };
  const findPage = createPageFinder(services);
  const { config, drain } = services;
  const app = Fastify({
    loggerInstance: logger ?? createLogger(config.LOG_LEVEL),
    bodyLimit: config.BODY_LIMIT,
    trustProxy: config.TRUST_PROXY,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // While closing, requests on open connections are still answered; `installDrain` closes the idle ones.
    return503OnClosing: false,
    logController: new RequestLog(),
    genReqId: ({ headers }) => readRequestId(headers[REQUEST_ID]),
    frameworkErrors: sendProblem,
    clientErrorHandler: answerBrokenRequest,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  if (metrics) timeRequests(app, metrics);
  if (traces) traceRequests(app, traces);
  installProblems(app);
  drainRefusedBodies(app);
  refuseUnreadableText(app);
  installDrain(app, drain);
  followPreviewTime(app, options.database.db);
  await installOpenapi(app);
  await app.register(rateLimit, {
    global: false,
    store: createRetrievalCounter(options.database.db),
    errorResponseBuilder: (_request, { ttl }) => {
      const duration = formatCount(Math.ceil(ttl / 1000), 'Sekunde', 'Sekunden');
      return new AppError('zu_viele_anfragen', `Es kamen zu viele Anfragen. Bitte warten Sie ${duration}.`);
    },
  });
  for (const route of selectCalls(config, services.bereiche)) await app.register(route, services);
  return app;
}
