import path from 'node:path';
import { REQUEST_ID, readRequestId } from '@gm/shared/errors/request-id';
import { writeS3Settings } from '@gm/shared/store/s3-settings';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { listOrigins } from '../base/monitoring.ts';
import { Reports } from '../browser/reports/reports.ts';
import { cleanHeadStarts } from '../delivery/head-start.ts';
import { sharedVersions } from '../federation/shared-scope.ts';
import { createApiClient } from '../http/api/api-client.ts';
import { ApiState } from '../http/api/api-state.ts';
import { ContentVersion } from '../http/api/content-version.ts';
import { describeRequest, followRequests } from '../http/api/request-context.ts';
import { SharedReplies } from '../http/cache/shared-replies.ts';
import { Edge } from '../http/edge/edge.ts';
import { createErrorLog } from '../http/error-log.ts';
import { limitClients } from '../http/limits/limit-clients.ts';
import { limitSlowBodies } from '../http/limits/limit-slow-bodies.ts';
import { addSecurityHeaders } from '../http/policy/security-headers.ts';
import { refuseBrokenRequest } from '../http/refuse-broken-request.ts';
import { Staff } from '../http/session/staff.ts';
import { describeConfinement, findConfinement, refuseOpenGuests } from '../isolation/confinement.ts';
import { Guests } from '../isolation/guests.ts';
import { traceRenderer } from '../isolation/trace-renderer.ts';
import { listFrameStyles, readShellAssets } from '../page/render/shell-assets.ts';
import { SiteFrames } from '../page/render/site-frame.ts';
import { StyleStore } from '../page/render/style-store.ts';
import { registerFeeds } from '../page/seo/feed-route.ts';
import { registerSitemapAndRobots } from '../page/seo/sitemap-and-robots.ts';
import { Registry } from '../registry/registry.ts';
import { RemoteCounts } from '../registry/remote-counts.ts';
import { registerAppRoutes } from '../serve/app-routes.ts';
import { CanaryJudge } from '../serve/canary/canary-judge.ts';
import { registerDevelopment } from '../serve/development/register-development.ts';
import { createDocumentReplies } from '../serve/document-reply.ts';
import { createFormSeal } from '../serve/forms/form-seal.ts';
import { registerPageRoutes } from '../serve/page-routes.ts';
import { PageService } from '../serve/page-service.ts';
import { registerReports } from '../serve/reports/report-routes.ts';
import { nameStyles } from '../serve/variant.ts';
import { TemplatesMessenger } from '../staff/templates-messenger.ts';
import { registerTools } from '../staff/tool-routes.ts';
import { announceHost, describeHost } from '../store/check-release.ts';
import { openStore } from '../store/open-store.ts';
import { cleanStaging } from '../store/release-store.ts';
import { startFollowing } from '../store/start-following.ts';
import { RELEASES_S3 } from '../store/store-settings.ts';
import { listTrustFaults } from '../store/trust.ts';
import type { ShellConfig } from './config.ts';
import { registerDelivery } from './delivery-route.ts';
import { registerFederationManifests } from './federation-manifest-route.ts';
import { registerGateway } from './gateway.ts';
import { Metrics } from './metrics.ts';
import { registerSecurityTxt } from './security-txt.ts';
import { serveStaticFiles } from './static-files.ts';

const NOT_READY = {
  type: 'about:blank',
  title: 'Vorübergehend nicht verfügbar',
  status: 503,
  detail: 'Die Website nimmt noch keine Anfragen an.',
};

/**
 * Builds the site's server. `distDir` is the shell's own build; while `drain.active`, load balancers are told to send
 * no more visitors.
 */
export async function createServer(
  config: ShellConfig,
  distDir: string,
  drain: Readonly<{ active: boolean }> = { active: false },
): Promise<FastifyInstance> {
  const secure = config.publicUrl.startsWith('https:');
  const errorLog = config.sentryDsn ? await createErrorLog(config.sentryDsn) : null;
  const traces = config.spuren
    ? (await import('@gm/shared/tracing/start-traces')).startTraces(config.spuren, {
        dienst: 'shell',
        isEntrance: true,
      })
    : null;
  const app = Fastify({
    logger: {
      level: config.logLevel,
      ...(errorLog ? { stream: errorLog.stream } : {}),
      mixin: describeRequest,
      // Visitors' addresses and query strings stay out of the log.
      serializers: {
        req: ({ method, url }: FastifyRequest) => ({ method, path: url?.split('?')[0]?.slice(0, 200) }),
        res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
      },
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => readRequestId(headers[REQUEST_ID]),
    // Every line has its request (request-context.ts), not only those logged with a request object.
    childLoggerFactory: (logger) => logger,
    trustProxy: config.trustProxy,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 8192, ignoreDuplicateSlashes: false },
    clientErrorHandler: refuseBrokenRequest,
    // A malformed target never reaches a route; it gets the same page as any wrong address.
    frameworkErrors: (_error, request, reply) => void replies.sendError(request, reply, 400),
  });
  const apiState = new ApiState(app.log);
  const onFault = (fault: unknown) => {
    if (apiState.noteFault(fault)) return;
    app.log.warn({ err: fault }, 'fault');
    development?.noteFault(fault);
  };
  const development = config.hotReload ? registerDevelopment(app, { distDir, releasesDir: config.releasesDir }) : null;
  const api = createApiClient(config.apiUrl, apiState);
  const edge = new Edge(config.edge, app.log);
  const host = describeHost(sharedVersions);
  const store = openStore(config.releasesDir, config.store, config.trustFile);
  for (const fault of listTrustFaults(store)) app.log.warn(fault);
  announceHost(config.releasesDir, host);
  cleanStaging(config.releasesDir);
  const script = path.join(distDir, 'server/guest.mjs');
  const confinement = findConfinement([script, config.releasesDir]);
  refuseOpenGuests(confinement, config.guestsRequire);
  app.log.info(describeConfinement(confinement));
  const guests = new Guests({
    ...config.rendering,
    script,
    onFault: (err) => {
      app.log.error({ err }, 'rendering');
      development?.noteFault(err);
    },
    onOutput: (text) => app.log.debug({ text }, 'printed while rendering'),
  });
  const registry = new Registry({
    releasesDir: config.releasesDir,
    origins: config.remoteOrigins,
    host,
    load: (release, dir) => guests.open(release, dir),
    onRefused: (remote, version, err) => {
      app.log.error({ remote, version, err }, 'release refused');
      development?.noteFault(err);
      void judge.noteRefused(remote, version, err);
    },
    onChange: ({ generation }) => {
      app.log.info({ generation }, 'releases changed');
      development?.announce(generation);
      edge.noteChange();
      messenger.wake();
    },
  });
  const messenger = new TemplatesMessenger({ registry, api, releasesDir: config.releasesDir, onFault });
  const content = new ContentVersion(config.apiUrl, () => {
    app.log.debug('content changed');
    edge.noteChange();
    // Also when the api comes up, or comes back.
    messenger.wake();
  });
  const assets = readShellAssets(distDir);
  const counts = new RemoteCounts();
  const metrics = new Metrics({ releases: registry, counts, apiState });
  metrics.watch(app);
  const pages = new PageService({
    renderer: traces ? traceRenderer(guests, traces) : guests,
    api,
    registry,
    content,
    frames: new SiteFrames(api, onFault),
    assets,
    styles: new StyleStore(distDir, config.releasesDir),
    publicUrl: config.publicUrl,
    hotReload: config.hotReload,
    cacheSize: config.pageCacheSize,
    beobachtung: config.beobachtung,
    templateSources: config.templateSources,
    counts,
    isCompared: () => config.metrics !== undefined || registry.canary !== null,
    onFault,
  });
  const styles = nameStyles(listFrameStyles(assets));
  const replies = createDocumentReplies(pages, secure, listOrigins(config.beobachtung), styles, registry, edge);
  const judge = new CanaryJudge({
    registry,
    store,
    views: config.canaryViews,
    count: (remote, version) => counts.read(remote, version),
    onVerdict: ({ remote, version }, verdict) => {
      app.log.warn({ remote, version, ...verdict }, 'canary');
      metrics.noteVerdict(remote, verdict);
    },
    onFault,
  });

  followRequests(app, traces);
  // First, so that early refusals have these headers, too.
  addSecurityHeaders(app, secure);
  limitClients(app, config.trustProxy, config.clientLimits);
  limitSlowBodies(app, config.bodyPace);
  serveStaticFiles(app, distDir, store, config.hotReload);
  registerFederationManifests(app, registry, config.releasesDir);
  const gateway = registerGateway(app, config.apiUrl, apiState, new SharedReplies(api, content));
  registerDelivery(app, {
    tokens: config.deliveryTokens,
    releasesDir: config.releasesDir,
    storeSettings: { ...writeS3Settings(config.store, RELEASES_S3), RELEASES_TRUST: config.trustFile },
    keep: config.releasesKeep,
    canaryShare: config.canaryShare,
    apiUrl: config.apiUrl,
    script: path.join(distDir, 'server/receive.mjs'),
  });
  registerSitemapAndRobots(app, api, config.publicUrl);
  registerSecurityTxt(app, api, config.publicUrl);
  registerFeeds(app, config.apiUrl);
  registerAppRoutes(app, { pages, assets, distDir, secure });
  const staff = new Staff(api, config.hotReload);
  registerTools(app, {
    pages,
    replies,
    staff,
    api,
    registry,
    counts,
    styles,
    store,
    onFault,
  });
  registerPageRoutes(app, {
    pages,
    replies,
    api,
    seal: createFormSeal(...config.formSecrets),
    secure,
    styles,
    registry,
    judge,
    staff,
  });
  registerReports(app, { reports: new Reports(metrics.registry, app.log), judge, publicUrl: config.publicUrl });

  // In the format of the api's endpoint, which its description documents.
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    // Both paths of visitors to the api, for pages and for scripts: each has its own connections.
    const [answer, isGatewayReady] = await Promise.all([api.get('/readyz').catch(() => null), gateway.isReady()]);
    if (!drain.active && answer?.status === 200 && isGatewayReady && registry.snapshot.remotes.size > 0)
      return { status: 'bereit' };
    return reply.code(503).type('application/problem+json; charset=utf-8').send(JSON.stringify(NOT_READY));
  });

  app.setNotFoundHandler((request, reply) => replies.sendError(request, reply, 404));
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const isAway = apiState.noteFault(error);
    const status = isAway ? 503 : (error.statusCode ?? 500);
    if (status >= 500 && !isAway) request.log.error({ err: error }, 'request failed');
    return replies.sendError(request, reply, status);
  });

  const figures = config.metrics ? await metrics.listen(config.metrics) : null;
  const away = (err: unknown) => app.log.error({ err }, 'release store away; what is there is served');
  const stopFollowing = startFollowing(store, { onAway: away, onBack: () => app.log.warn('release store back') });
  app.addHook('onClose', async () => {
    stopFollowing();
    messenger.stop();
    await figures?.close();
    registry.stop();
    judge.stop();
    guests.close();
    await content.stop();
    await edge.stop();
    await api.close();
    await errorLog?.close();
    await traces?.close();
  });
  // The site starts with its local copy while the store is down.
  await store.follow().catch(away);
  await cleanHeadStarts(store).catch(onFault);
  await registry.start();
  judge.start();
  content.start();
  return app;
}
