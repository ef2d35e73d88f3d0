import path from 'node:path';
import { REQUEST_ID, readRequestId } from '@gm/shared/fehler/request-id';
import { writeS3Settings } from '@gm/shared/store/s3-settings';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { registerAppRoutes } from '../app/app-routes.ts';
import { listOrigins } from '../beobachtung/beobachtung.ts';
import { createErrorLog } from '../beobachtung/error-log.ts';
import { registerReports } from '../beobachtung/report-routes.ts';
import { Reports } from '../beobachtung/reports.ts';
import { Edge } from '../edge/edge.ts';
import { sharedVersions } from '../federation/shared-scope.ts';
import { loadIsolated } from '../isolation/load-isolated.ts';
import { RenderPool } from '../isolation/render-pool.ts';
import { traceRenderer } from '../isolation/trace-renderer.ts';
import { announceHost, describeHost } from '../registry/check-release.ts';
import { cleanHeadStarts } from '../registry/head-start.ts';
import { Registry } from '../registry/registry.ts';
import { cleanStaging } from '../registry/release-store.ts';
import { registerFeeds } from '../seo/feed-route.ts';
import { openStore } from '../store/open-store.ts';
import { startFollowing } from '../store/start-following.ts';
import { RELEASES_S3 } from '../store/store-settings.ts';
import { Staff } from '../werkzeuge/staff.ts';
import { VorlagenBote } from '../werkzeuge/vorlagen-bote.ts';
import { registerWerkzeuge } from '../werkzeuge/werkzeug-routes.ts';
import { createApiClient } from './api-client.ts';
import { ApiState } from './api-state.ts';
import { CanaryJudge } from './canary-judge.ts';
import type { ShellConfig } from './config.ts';
import { ContentVersion } from './content-version.ts';
import { registerDelivery } from './delivery-route.ts';
import { createDocumentReplies } from './document-reply.ts';
import { createFormSeal } from './form-seal.ts';
import { registerGateway } from './gateway.ts';
import { limitClients } from './limit-clients.ts';
import { limitSlowBodies } from './limit-slow-bodies.ts';
import { registerMachinePages } from './machine-pages.ts';
import { Metrics } from './metrics.ts';
import { registerPageRoutes } from './page-routes.ts';
import { PageService } from './page-service.ts';
import { refuseBrokenRequest } from './refuse-broken-request.ts';
import { registerReleaseEvents } from './release-events.ts';
import { RemoteCounts } from './remote-counts.ts';
import { describeRequest, followRequests } from './request-context.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { SharedReplies } from './shared-replies.ts';
import { listFrameStyles, readShellAssets } from './shell-assets.ts';
import { SiteFrames } from './site-frame.ts';
import { serveStaticFiles } from './static-files.ts';
import { StyleStore } from './style-store.ts';
import { nameStyles } from './variant.ts';

const NOT_READY = {
  type: 'about:blank',
  title: 'Vorübergehend nicht verfügbar',
  status: 503,
  detail: 'Die Website nimmt noch keine Anfragen an.',
};

/**
 * Builds the site's server. `distDir` holds the shell's own build; while `drain.active`, balancers are told to send nobody any
 * more.
 */
export async function createServer(
  config: ShellConfig,
  distDir: string,
  drain: Readonly<{ active: boolean }> = { active: false },
): Promise<FastifyInstance> {
  const secure = config.publicUrl.startsWith('https:');
  const errorLog = config.sentryDsn ? await createErrorLog(config.sentryDsn) : null;
  const spuren = config.spuren
    ? (await import('@gm/shared/spuren/start-spuren')).startSpuren(config.spuren, { dienst: 'shell', isEntrance: true })
    : null;
  const app = Fastify({
    logger: {
      level: config.logLevel,
      ...(errorLog ? { stream: errorLog.stream } : {}),
      mixin: describeRequest,
      // Addresses of visitors and query strings stay out of the log.
      serializers: {
        req: ({ method, url }: FastifyRequest) => ({ method, path: url?.split('?')[0]?.slice(0, 200) }),
        res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
      },
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => readRequestId(headers[REQUEST_ID]),
    // Every line knows its request (request-context.ts), not those alone that are written with a request at hand.
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
    if (!apiState.noteFault(fault)) app.log.warn({ err: fault }, 'fault');
  };
  const announceRelease = config.hotReload ? registerReleaseEvents(app) : null;
  const api = createApiClient(config.apiUrl, apiState);
  const edge = new Edge(config.edge, app.log);
  const host = describeHost(sharedVersions);
  const store = openStore(config.releasesDir, config.store);
  announceHost(config.releasesDir, host);
  cleanStaging(config.releasesDir);
  const pool = new RenderPool({
    ...config.rendering,
    script: path.join(distDir, 'server/render-worker.mjs'),
    onFault: (err) => app.log.error({ err }, 'rendering'),
    onOutput: (text) => app.log.debug({ text }, 'printed while rendering'),
  });
  const registry = new Registry({
    releasesDir: config.releasesDir,
    host,
    load: loadIsolated(pool),
    onDelivery: () => pool.expectRelease(),
    onRefused: (remote, version, err) => {
      app.log.error({ remote, version, err }, 'release refused');
      void judge.noteRefused(remote, version, err);
    },
    onChange: ({ generation }) => {
      app.log.info({ generation }, 'releases changed');
      announceRelease?.(generation);
      edge.noteChange();
      bote.wake();
    },
  });
  const bote = new VorlagenBote({ registry, api, releasesDir: config.releasesDir, onFault });
  const content = new ContentVersion(config.apiUrl, () => {
    app.log.debug('content changed');
    edge.noteChange();
    // Also when the api is there, or there again.
    bote.wake();
  });
  const assets = readShellAssets(distDir);
  const counts = new RemoteCounts();
  const metrics = new Metrics({ releases: registry, counts, apiState });
  metrics.watch(app);
  const pages = new PageService({
    renderer: spuren ? traceRenderer(pool, spuren) : pool,
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

  followRequests(app, spuren);
  // First of all: what is refused before anybody looks at it has them, too.
  addSecurityHeaders(app, secure);
  limitClients(app, config.trustProxy, config.clientLimits);
  limitSlowBodies(app, config.bodyPace);
  serveStaticFiles(app, distDir, store);
  const gateway = registerGateway(app, config.apiUrl, apiState, new SharedReplies(api, content));
  registerDelivery(app, {
    tokens: config.deliveryTokens,
    releasesDir: config.releasesDir,
    storeSettings: writeS3Settings(config.store, RELEASES_S3),
    keep: config.releasesKeep,
    canaryShare: config.canaryShare,
    apiUrl: config.apiUrl,
    script: path.join(distDir, 'server/receive.mjs'),
  });
  registerMachinePages(app, api, config.publicUrl);
  registerFeeds(app, config.apiUrl);
  registerAppRoutes(app, { pages, assets, distDir, secure });
  const staff = new Staff(api, config.hotReload);
  registerWerkzeuge(app, {
    pages,
    replies,
    staff,
    api,
    registry,
    counts,
    styles,
    releasesDir: config.releasesDir,
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

  // In the form of the api's own, which its description shows.
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    // Both ways of visitors to the api, that of pages and that of scripts: each has connections of its own.
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
    bote.stop();
    await figures?.close();
    registry.stop();
    judge.stop();
    await pool.close();
    await content.stop();
    await edge.stop();
    await api.close();
    await errorLog?.close();
    await spuren?.close();
  });
  // A store that is away keeps no site from starting with what it had.
  await store.follow().catch(away);
  await cleanHeadStarts(store).catch(onFault);
  await registry.start();
  judge.start();
  content.start();
  return app;
}
