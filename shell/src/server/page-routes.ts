import type { FastifyInstance } from 'fastify';
import { formatAppCookie, hasAppCookie, takeHomescreen } from '../app/app-mode.ts';
import type { ApiClient } from './api-client.ts';
import type { DocumentReplies } from './document-reply.ts';
import { isSameOrigin, readStored, submitForm } from './form-post.ts';
import type { PageService } from './page-service.ts';
import { encodePath, parseSitePath } from './site-path.ts';

interface PageRoutesOptions {
  pages: PageService;
  replies: DocumentReplies;
  api: ApiClient;
  /** Whether the site is served over https. */
  secure: boolean;
}

/** Every address that is no file and no call is a page: read with GET, or with POST by a form without scripts. */
export function registerPageRoutes(app: FastifyInstance, { pages, replies, api, secure }: PageRoutesOptions): void {
  const { send, sendError } = replies;

  app.get('/_shell/page', async (request, reply) => {
    const { url = '', generation = '' } = request.query as { url?: string; generation?: string };
    const target = parseSitePath(url);
    if (target.kind === 'redirect') return { redirect: target.href };
    if (target.kind === 'invalid') return reply.code(target.status).send();
    const answer = await pages.data(target.pfad, target.query, Number(generation));
    return reply.header('cache-control', 'no-store').send(answer);
  });

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const target = parseSitePath(request.raw.url ?? '/');
      if (target.kind === 'redirect') return reply.redirect(target.href, 301);
      if (target.kind === 'invalid') return sendError(request, reply, target.status);
      const { pfad, query } = target;
      const homescreen = takeHomescreen(query);
      if (homescreen !== null) reply.header('set-cookie', formatAppCookie(homescreen, secure));
      const app = homescreen ?? hasAppCookie(request.headers.cookie);
      const stored = readStored(query);
      const answer = stored ? pages.formDocument(pfad, query, stored, 200, app) : pages.document(pfad, query, app);
      return send(request, reply, await answer);
    },
  });

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );

  app.post('/*', async (request, reply) => {
    const target = parseSitePath(request.raw.url ?? '/');
    if (target.kind !== 'page') return sendError(request, reply, target.kind === 'invalid' ? target.status : 404);
    if (!isSameOrigin(request)) return sendError(request, reply, 403);
    if (!(request.body instanceof URLSearchParams)) return sendError(request, reply, 415);
    const { pfad, query } = target;
    const template = request.body.get('formular') ?? '';
    const aktion = await pages.findFormAction(pfad, query, template);
    if (!aktion) return sendError(request, reply.header('allow', 'GET, HEAD'), 405);
    const app = hasAppCookie(request.headers.cookie);
    const outcome = await submitForm(api, aktion, request.body, { 'x-forwarded-for': request.ip });
    if (outcome.kind === 'stored') {
      const success = new URLSearchParams({ formular: template, gesendet: outcome.referenz });
      return reply.redirect(`${encodePath(pfad)}?${success}`, 303);
    }
    return send(request, reply, await pages.formDocument(pfad, query, outcome.formular, outcome.status, app));
  });

  app.route({
    method: ['PUT', 'DELETE', 'PATCH', 'OPTIONS'],
    url: '/*',
    handler: (request, reply) => sendError(request, reply.header('allow', 'GET, HEAD, POST'), 405),
  });
}
