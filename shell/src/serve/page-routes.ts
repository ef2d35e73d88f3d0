import { nameNetwork } from '@gm/shared/rules/name-network';
import { PREVIEW } from '@gm/shared/rules/preview';
import { readLocalPath } from '@gm/shared/rules/read-local-path';
import type { FastifyInstance } from 'fastify';
import { formatAppCookie, takeHomescreen } from '../base/app-mode.ts';
import { chooseLimits, hasLimitCookie } from '../boundaries/choose-limits.ts';
import type { ApiClient } from '../http/api/api-client.ts';
import { sendCompressed } from '../http/cache/send-compressed.ts';
import { FormReader, isFormType } from '../http/read-form.ts';
import { readDevice } from '../http/session/session.ts';
import type { Staff } from '../http/session/staff.ts';
import { readVisitor, toCallHeaders } from '../http/session/visitor.ts';
import { encodePath, parseSitePath } from '../http/site-path.ts';
import { chooseOverride, hasOverrideCookie } from '../override/choose-override.ts';
import type { Registry } from '../registry/registry.ts';
import { chooseSet } from './canary/canary-choice.ts';
import type { CanaryJudge } from './canary/canary-judge.ts';
import type { DocumentReplies } from './document-reply.ts';
import { isSameOrigin, submitForm } from './forms/form-post.ts';
import type { FormSeal } from './forms/form-seal.ts';
import type { PageService } from './page-service.ts';
import { readVariant } from './variant.ts';

interface PageRoutesOptions {
  pages: PageService;
  replies: DocumentReplies;
  api: ApiClient;
  seal: FormSeal;
  /** Whether the site is served over https. */
  secure: boolean;
  /** Name of the shell's stylesheets (variant.ts). */
  styles: string;
  registry: Pick<Registry, 'canary'>;
  judge: CanaryJudge;
  staff: Staff;
}

/** Every address that is no file and no call is a page: read with GET, or with POST by a form without scripts. */
export function registerPageRoutes(app: FastifyInstance, options: PageRoutesOptions): void {
  app.register(async (scope) => {
    registerReading(scope, options);
    registerPosting(scope, options);
  });
}

function registerReading(app: FastifyInstance, options: PageRoutesOptions): void {
  const { pages, replies, seal, secure, styles, registry, judge, staff } = options;
  const { send, sendError } = replies;

  app.get('/_shell/page', async (request, reply) => {
    const { url = '', generation = '' } = request.query as { url?: string; generation?: string };
    const target = parseSitePath(url);
    if (target.kind === 'redirect') return { redirect: target.href };
    if (target.kind === 'invalid') return reply.code(target.status).send();
    const { pfad: path, query } = target;
    // Staff pages, boundaries on pages, and pages with an override are documents.
    const { cookie } = request.headers;
    if (path.startsWith('/_shell/') || hasLimitCookie(cookie) || hasOverrideCookie(cookie)) return { reload: true };
    const visitor = readVisitor(request);
    const variant = readVariant(request, styles, registry.canary);
    const {
      answer,
      kept,
      cookies = [],
    } = await pages.data({ pfad: path, query, visitor }, Number(generation), variant.canary);
    for (const cookie of cookies) reply.header('set-cookie', cookie);
    // `private` keeps the service worker from caching data that are not public.
    const isPrivate = visitor.session !== null || kept === undefined || cookies.length > 0;
    reply.header('cache-control', isPrivate ? 'private, no-store' : 'no-store');
    if (!kept) return reply.send(answer);
    return sendCompressed(
      request,
      reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding'),
      kept,
    );
  });

  app.get('/_shell/context/:hash', async (request, reply) => {
    const { url = '' } = request.query as { url?: string };
    const target = parseSitePath(url);
    if (target.kind !== 'page' || target.pfad.startsWith('/_shell/')) return reply.code(404).send();
    const { pfad: path, query } = target;
    const { canary } = readVariant(request, styles, registry.canary);
    const { hash } = request.params as { hash: string };
    // A page of one visitor has its data in the document.
    const visitor = { ...readVisitor(request), session: null };
    const context = await pages.context(hash, { pfad: path, query, visitor }, canary);
    if (!context) return reply.code(404).send();
    reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
    return sendCompressed(request, reply.header('cache-control', 'public, max-age=31536000, immutable'), context);
  });

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const target = parseSitePath(request.raw.url ?? '/');
      if (target.kind === 'redirect') return reply.redirect(target.href, 301);
      if (target.kind === 'invalid') return sendError(request, reply, target.status);
      const { pfad: path, query } = target;
      const homescreen = takeHomescreen(query);
      if (homescreen !== null) reply.header('set-cookie', formatAppCookie(homescreen, secure));
      const set = chooseSet(registry.canary, query, request.headers.cookie, secure);
      if (set.cookie) reply.header('set-cookie', set.cookie);
      const visitor = readVisitor(request);
      const limits = await chooseLimits(query, request.headers.cookie, secure, () => staff.read(visitor));
      if (limits.cookie) reply.header('set-cookie', limits.cookie);
      const { override, ...ended } = await chooseOverride(query, request.headers, secure, () => staff.read(visitor));
      if (ended.cookie) reply.header('set-cookie', ended.cookie);
      const known = readVariant(request, styles, registry.canary);
      const variant = {
        ...known,
        app: homescreen ?? known.app,
        canary: set.isCanary,
        ...(limits.isOn ? { werkzeug: 'grenzen' as const } : {}),
        ...(override ? { override } : {}),
        // Editors see it in a frame next to their form.
        ...(path.startsWith(PREVIEW) ? { werkzeug: 'beispiel' as const } : {}),
      };
      const stored = seal.take(query);
      if (stored === null) return reply.redirect(encodePath(path) + (query.size > 0 ? `?${query}` : ''), 302);
      const page = { pfad: path, query, visitor };
      const answer = stored
        ? pages.formDocument({ ...page, formular: stored }, variant)
        : pages.document(page, variant);
      const document = await answer;
      if (document.kind === 'page') judge.noteView(variant.canary, document.page.remotes);
      return send(request, reply, document);
    },
  });
}

function addQuery(href: string, query: URLSearchParams): string {
  return `${href}${href.includes('?') ? '&' : '?'}${query}`;
}

function registerPosting(app: FastifyInstance, options: PageRoutesOptions): void {
  const { pages, replies, api, seal, styles, registry } = options;
  const { send, sendError } = replies;
  const forms = new FormReader();
  // No body is read before it is known that a form of the page accepts it.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, body, done) => done(null, body));

  app.post('/*', async (request, reply) => {
    const target = parseSitePath(request.raw.url ?? '/');
    if (target.kind !== 'page') return sendError(request, reply, target.kind === 'invalid' ? target.status : 404);
    if (!isSameOrigin(request)) return sendError(request, reply, 403);
    // A preview contains unpublished content of its author: opening it must not submit anything.
    if (target.pfad.startsWith(PREVIEW)) return sendError(request, reply, 403);
    const contentType = request.headers['content-type'] ?? '';
    if (!isFormType(contentType)) return sendError(request, reply, 415);
    const { pfad: path, query } = target;
    const visitor = readVisitor(request);
    const announced = Number(request.headers['content-length'] ?? 0);
    const source = { body: request.raw, contentType, announced, client: nameNetwork(request.ip) };
    return pages.takeForm(
      { pfad: path, query, visitor },
      readVariant(request, styles, registry.canary),
      async (found) => {
        if ('errorStatus' in found) {
          if (found.errorStatus === 405) reply.header('allow', 'GET, HEAD');
          return sendError(request, reply, found.errorStatus);
        }
        return forms.read(source, async (posted) => {
          const template = posted.felder.get('formular') ?? '';
          const form = found.forms.get(template);
          if (form === undefined) return sendError(request, reply.header('allow', 'GET, HEAD'), 405);
          const known = readDevice(request.headers.cookie);
          const sender = form.withSession ? visitor : { ...visitor, session: null };
          const outcome = await submitForm(api, form.aktion, posted, { ...toCallHeaders(sender), ...known });
          // In this order: cookies of the form itself, for example of a log-out, come last and win.
          for (const cookie of [...(found.cookies ?? []), ...outcome.cookies]) reply.header('set-cookie', cookie);
          if (outcome.kind === 'refused') {
            return send(request, reply, await found.showRefused(outcome.formular, outcome.status));
          }
          const told = seal.write({ template, ...outcome.eingang });
          // The form's own page may have been deleted by the action; a result with a number is shown on the page named by
          // the call.
          if (outcome.weiter !== undefined && outcome.eingang.referenz !== '') {
            return reply.redirect(addQuery(outcome.weiter, told), 303);
          }
          const next = outcome.weiter ?? readLocalPath(posted.felder.get('weiter'));
          return reply.redirect(next ?? addQuery(encodePath(path) + (query.size > 0 ? `?${query}` : ''), told), 303);
        });
      },
    );
  });

  app.route({
    method: ['PUT', 'DELETE', 'PATCH', 'OPTIONS'],
    url: '/*',
    handler: (request, reply) => sendError(request, reply.header('allow', 'GET, HEAD, POST'), 405),
  });
}
