import rateLimit from '@fastify/rate-limit';
import { AppError } from '@gm/shared/fehler/app-error';
import { REQUEST_ID, readRequestId } from '@gm/shared/fehler/request-id';
import { BILD_MAX_BYTES, UPLOAD_BYTES_PRO_SEKUNDE } from '@gm/shared/regeln/bild-upload';
import { sayInGerman } from '@gm/shared/schemas/say-in-german';
import type { Spuren } from '@gm/shared/spuren/spuren';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Registry } from 'prom-client';
import { z } from 'zod';
import { chooseBereiche, listVerborgene, listVerborgeneTypen, migrations } from './bereiche.ts';
import type { Dienste } from './kern/bereich.ts';
import { createLogger } from './kern/betrieb/logger.ts';
import { timeRequests } from './kern/betrieb/metrics.ts';
import { traceRequests } from './kern/betrieb/trace-requests.ts';
import { selectCalls } from './kern/calls.ts';
import { createFreigabearten } from './kern/freigaben/freigabeart.ts';
import { createInhaltPublikation } from './kern/redaktion/inhalt/inhalt-publikation.ts';
import { createPublikationen } from './kern/redaktion/publikation.ts';
import { followVorschauzeit } from './kern/redaktion/vorschau/vorschau-seiten.ts';
import { createAbrufZaehler } from './kern/server/abruf-zaehler.ts';
import { createAntwortCache } from './kern/server/antwort-cache.ts';
import { installDrain } from './kern/server/drain.ts';
import { drainRefusedBodies } from './kern/server/drain-refused-bodies.ts';
import { installOpenapi } from './kern/server/openapi.ts';
import { answerBrokenRequest, installProblems, sendProblem } from './kern/server/problems.ts';
import { refuseUnreadableText } from './kern/server/refuse-unreadable-text.ts';
import { RequestLog } from './kern/server/request-log.ts';

z.config({ localeError: sayInGerman });

/** The largest picture over the slowest line the shell waits for; the shell cuts off what is slower. */
const REQUEST_TIMEOUT_MS = 60_000 + 1000 * Math.ceil(BILD_MAX_BYTES / UPLOAD_BYTES_PRO_SEKUNDE);

/** What the app makes of them itself. */
type Eigenes =
  | 'cache'
  | 'bereiche'
  | 'verborgen'
  | 'verborgeneTypen'
  | 'freigabearten'
  | 'formularauskuenfte'
  | 'publikationen'
  | 'migrations';

export interface AppOptions extends Omit<Dienste, Eigenes | 'lesen'>, Partial<Pick<Dienste, 'lesen'>> {
  logger?: FastifyBaseLogger;
  /** Where the times of calls go. */
  metrics?: Registry;
  /** Where it is told what a call is part of. */
  spuren?: Spuren | null;
}

/**
 * Builds the api around an open, migrated database. Nothing listens yet; tests use `inject`. Closing the app closes
 * neither the database nor the stand: whoever opened them does.
 */
export async function createApp({ logger, metrics, spuren, ...options }: AppOptions): Promise<FastifyInstance> {
  const bereiche = chooseBereiche(options.config.BEREICHE_AUS);
  const dienste: Dienste = {
    ...options,
    lesen: options.lesen ?? options.database.db,
    cache: createAntwortCache(options.stand),
    bereiche,
    verborgen: listVerborgene(options.config.BEREICHE_AUS),
    verborgeneTypen: listVerborgeneTypen(options.config.BEREICHE_AUS),
    freigabearten: createFreigabearten(bereiche),
    formularauskuenfte: [],
    publikationen: createPublikationen(createInhaltPublikation(bereiche)),
    migrations,
  };
  const { config, drain } = dienste;
  const app = Fastify({
    loggerInstance: logger ?? createLogger(config.LOG_LEVEL),
    bodyLimit: config.BODY_LIMIT,
    trustProxy: config.TRUST_PROXY,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // While closing, requests on open connections are still answered; `installDrain` hangs up the silent ones.
    return503OnClosing: false,
    logController: new RequestLog(),
    genReqId: ({ headers }) => readRequestId(headers[REQUEST_ID]),
    frameworkErrors: sendProblem,
    clientErrorHandler: answerBrokenRequest,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  if (metrics) timeRequests(app, metrics);
  if (spuren) traceRequests(app, spuren);
  installProblems(app);
  drainRefusedBodies(app);
  refuseUnreadableText(app);
  installDrain(app, drain);
  followVorschauzeit(app, options.database.db);
  await installOpenapi(app);
  await app.register(rateLimit, {
    global: false,
    store: createAbrufZaehler(options.database.db),
    errorResponseBuilder: (_request, { ttl }) => {
      const seconds = Math.ceil(ttl / 1000);
      return new AppError('zu_viele_anfragen', `Es kamen zu viele Anfragen. Bitte warten Sie ${seconds} Sekunden.`);
    },
  });
  for (const route of selectCalls(config, dienste.bereiche)) await app.register(route, dienste);
  return app;
}
