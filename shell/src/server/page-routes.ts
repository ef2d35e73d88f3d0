import { liesLokalenPfad } from '@gm/shared/regeln/lies-lokalen-pfad';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { formatAppCookie, hasAppCookie, takeHomescreen } from '../app/app-mode.ts';
import { istTicketseite } from '../tickets/ticket-pfad.ts';
import type { ApiClient } from './api-client.ts';
import type { DocumentReplies } from './document-reply.ts';
import { isSameOrigin, PostedForm, readMultipart, submitForm } from './form-post.ts';
import type { FormSeal } from './form-seal.ts';
import type { PageService } from './page-service.ts';
import { readSession } from './session.ts';
import { encodePath, parseSitePath } from './site-path.ts';

/** One picture of the size the api takes, and the texts around it. */
const MULTIPART_LIMIT_BYTES = 12_000_000;

interface PageRoutesOptions {
  pages: PageService;
  replies: DocumentReplies;
  api: ApiClient;
  seal: FormSeal;
  /** Whether the site is served over https. */
  secure: boolean;
}

/** Every address that is no file and no call is a page: read with GET, or with POST by a form without scripts. */
export function registerPageRoutes(
  app: FastifyInstance,
  { pages, replies, api, seal, secure }: PageRoutesOptions,
): void {
  const { send, sendError } = replies;

  app.get('/_shell/page', async (request, reply) => {
    const { url = '', generation = '' } = request.query as { url?: string; generation?: string };
    const target = parseSitePath(url);
    if (target.kind === 'redirect') return { redirect: target.href };
    if (target.kind === 'invalid') return reply.code(target.status).send();
    if (istTicketseite(target.pfad)) return { reload: true };
    const session = readSession(request.headers.cookie);
    const { answer, cookies = [] } = await pages.data(target.pfad, target.query, Number(generation), session);
    for (const cookie of cookies) reply.header('set-cookie', cookie);
    // `private` tells the service worker, which keeps the data of other pages.
    return reply.header('cache-control', session ? 'private, no-store' : 'no-store').send(answer);
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
      const stored = seal.take(query);
      if (stored === null) return reply.redirect(encodePath(pfad) + (query.size > 0 ? `?${query}` : ''), 302);
      const session = readSession(request.headers.cookie);
      const answer = stored
        ? pages.formDocument(pfad, query, stored, 200, app, session)
        : pages.document(pfad, query, app, session);
      return send(request, reply, await answer);
    },
  });

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (request: FastifyRequest, body: string) =>
      new PostedForm(new URLSearchParams(body), body, request.headers['content-type'] ?? ''),
  );
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: MULTIPART_LIMIT_BYTES },
    // Another site's upload is not worth taking apart.
    async (request: FastifyRequest, body: Buffer) =>
      isSameOrigin(request) ? readMultipart(body, request.headers['content-type'] ?? '') : undefined,
  );

  app.post('/*', async (request, reply) => {
    const target = parseSitePath(request.raw.url ?? '/');
    if (target.kind !== 'page') return sendError(request, reply, target.kind === 'invalid' ? target.status : 404);
    if (!isSameOrigin(request)) return sendError(request, reply, 403);
    const posted = request.body;
    if (!(posted instanceof PostedForm)) return sendError(request, reply, 415);
    const { pfad, query } = target;
    const template = posted.felder.get('formular') ?? '';
    const session = readSession(request.headers.cookie);
    const form = await pages.findFormAction(pfad, query, template, session);
    if (!form) return sendError(request, reply.header('allow', 'GET, HEAD'), 405);
    const app = hasAppCookie(request.headers.cookie);
    const outcome = await submitForm(api, form.aktion, posted, { 'x-forwarded-for': request.ip, ...session });
    // In this order: what the form itself brought about, a log-out for example, comes last and counts.
    for (const cookie of [...(form.cookies ?? []), ...outcome.cookies]) reply.header('set-cookie', cookie);
    const weiter = outcome.kind === 'stored' ? (outcome.weiter ?? liesLokalenPfad(posted.felder.get('weiter'))) : null;
    if (weiter !== null) return reply.redirect(weiter, 303);
    if (outcome.kind === 'stored') {
      const success = new URLSearchParams([...query, ...seal.write({ template, ...outcome.eingang })]);
      return reply.redirect(`${encodePath(pfad)}?${success}`, 303);
    }
    return send(request, reply, await pages.formDocument(pfad, query, outcome.formular, outcome.status, app, session));
  });

  app.route({
    method: ['PUT', 'DELETE', 'PATCH', 'OPTIONS'],
    url: '/*',
    handler: (request, reply) => sendError(request, reply.header('allow', 'GET, HEAD, POST'), 405),
  });
}
