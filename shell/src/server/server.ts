import type { IncomingMessage } from 'node:http';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { sharedVersions } from '../federation/shared-scope.ts';
import { announceHost, describeHost } from '../registry/check-release.ts';
import { Registry } from '../registry/registry.ts';
import { createApiClient } from './api-client.ts';
import type { ShellConfig } from './config.ts';
import { ContentVersion } from './content-version.ts';
import { isSameOrigin, readStored, submitForm } from './form-post.ts';
import { registerGateway } from './gateway.ts';
import { chooseEncoding } from './html-cache.ts';
import { registerMachinePages } from './machine-pages.ts';
import { type DocumentAnswer, PageService } from './page-service.ts';
import { registerReleaseEvents } from './release-events.ts';
import { addSecurityHeaders, contentSecurityPolicy } from './security-headers.ts';
import { readShellAssets } from './shell-assets.ts';
import { SiteFrames } from './site-frame.ts';
import { parseSitePath } from './site-path.ts';
import { serveStaticFiles } from './static-files.ts';

const FORM_LIMIT_BYTES = 1_048_576;

/** Builds the site's server. `distDir` holds the shell's own build. */
export async function createServer(config: ShellConfig, distDir: string): Promise<FastifyInstance> {
  const secure = config.publicUrl.startsWith('https:');
  const app = Fastify({
    logger: {
      level: config.logLevel,
      // Addresses of visitors and query strings stay out of the log.
      serializers: {
        req: ({ method, url }: FastifyRequest) => ({ method, path: url?.split('?')[0]?.slice(0, 200) }),
        res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
      },
    },
    disableRequestLogging: true,
    trustProxy: config.trustProxy,
    bodyLimit: FORM_LIMIT_BYTES,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 8192, ignoreDuplicateSlashes: false },
    // A malformed target never reaches a route; it gets the same page as any unknown address.
    frameworkErrors: (_error, request, reply) => void sendError(request, reply, 400),
  });
  const onFault = (fault: unknown) => app.log.warn({ err: fault }, 'fault');
  const announceRelease = config.hotReload ? registerReleaseEvents(app) : null;
  const api = createApiClient(config.apiUrl);
  const host = describeHost(sharedVersions);
  announceHost(config.releasesDir, host);
  const registry = new Registry({
    releasesDir: config.releasesDir,
    host,
    onRefused: (remote, version, err) => app.log.error({ remote, version, err }, 'release refused'),
    onChange: ({ generation }) => {
      app.log.info({ generation }, 'releases changed');
      announceRelease?.(generation);
    },
  });
  const content = new ContentVersion(config.apiUrl, () => app.log.debug('content changed'));
  const frames = new SiteFrames(api, onFault);
  const pages = new PageService({
    api,
    registry,
    content,
    frames,
    assets: readShellAssets(distDir),
    publicUrl: config.publicUrl,
    releasesDir: config.releasesDir,
    hotReload: config.hotReload,
    cacheSize: config.pageCacheSize,
    onFault,
  });

  async function sendDocument(
    request: FastifyRequest,
    reply: FastifyReply,
    answer: DocumentAnswer,
  ): Promise<FastifyReply> {
    if (answer.kind === 'redirect') return reply.redirect(answer.href, answer.status);
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', contentSecurityPolicy(answer.nonce, secure))
      .header('vary', 'accept-encoding')
      .header('cache-control', 'no-cache');
    if (answer.kind === 'stream')
      return reply.code(answer.status).header('cache-control', 'no-store').send(answer.stream);
    const { page } = answer;
    if (page.status === 200) {
      reply.header('etag', page.etag);
      if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
    } else if (page.status >= 500) reply.header('retry-after', '30');
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.code(page.status).send(await page.body(encoding));
  }

  async function sendError(request: FastifyRequest, reply: FastifyReply, status: number): Promise<FastifyReply> {
    try {
      return await sendDocument(request, reply, await pages.errorDocument('/', status));
    } catch {
      // Without the api there was never a frame: the bare minimum, in words.
      return reply
        .code(status)
        .type('text/plain; charset=utf-8')
        .send('Leider ist ein Fehler aufgetreten. Bitte versuchen Sie es in wenigen Minuten noch einmal.\n');
    }
  }

  addSecurityHeaders(app, secure);
  serveStaticFiles(app, distDir, config.releasesDir);
  registerGateway(app, config.apiUrl);
  registerMachinePages(app, api, config.publicUrl);

  app.get('/healthz', (_request, reply) => reply.type('text/plain').send('ok\n'));
  app.get('/readyz', async (_request, reply) => {
    const ready = await api.get('/readyz').catch(() => null);
    const ok = ready?.status === 200 && registry.snapshot.remotes.size > 0;
    return reply
      .code(ok ? 200 : 503)
      .type('text/plain')
      .send(ok ? 'ok\n' : 'nicht bereit\n');
  });

  app.get('/_shell/page', async (request, reply) => {
    const { url = '', generation = '' } = request.query as { url?: string; generation?: string };
    const target = parseSitePath(url);
    if (target.kind === 'redirect') return { redirect: target.href };
    if (target.kind === 'invalid') return reply.code(target.status).send();
    return reply
      .header('cache-control', 'no-store')
      .send(await pages.data(target.pfad, target.query, Number(generation)));
  });

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const target = parseSitePath(request.raw.url ?? '/');
      if (target.kind === 'redirect') return reply.redirect(target.href, 301);
      if (target.kind === 'invalid') return sendError(request, reply, target.status);
      const { pfad, query } = target;
      const stored = readStored(query);
      return sendDocument(
        request,
        reply,
        stored ? await pages.formDocument(pfad, query, stored, 200) : await pages.document(pfad, query),
      );
    },
  });

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
  app.post('/*', async (request, reply) => {
    const target = parseSitePath(request.raw.url ?? '/');
    if (target.kind !== 'page') return sendError(request, reply, 404);
    if (!isSameOrigin(request)) return sendError(request, reply, 403);
    if (!(request.body instanceof URLSearchParams)) return sendError(request, reply, 415);
    const { pfad, query } = target;
    const template = request.body.get('formular') ?? '';
    const aktion = await pages.findFormAction(pfad, query, template);
    if (!aktion) return sendError(request, reply.header('allow', 'GET, HEAD'), 405);
    const outcome = await submitForm(api, aktion, request.body, { 'x-forwarded-for': request.ip });
    if (outcome.kind === 'stored')
      return reply.redirect(`${pfad}?${new URLSearchParams({ formular: template, gesendet: outcome.referenz })}`, 303);
    return sendDocument(request, reply, await pages.formDocument(pfad, query, outcome.formular, outcome.status));
  });
  app.route({
    method: ['PUT', 'DELETE', 'PATCH', 'OPTIONS'],
    url: '/*',
    handler: (request, reply) => sendError(request, reply.header('allow', 'GET, HEAD, POST'), 405),
  });

  app.setNotFoundHandler((request, reply) => sendError(request, reply, 404));
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    return sendError(request, reply, status);
  });
  app.server.on('clientError', (_error: Error, socket: IncomingMessage['socket']) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n');
  });

  app.addHook('onClose', async () => {
    registry.stop();
    await content.stop();
    await api.close();
  });
  await registry.start();
  content.start();
  return app;
}
