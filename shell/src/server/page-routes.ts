import { nameNetz } from '@gm/shared/regeln/name-netz';
import { readLocalPath } from '@gm/shared/regeln/read-local-path';
import { VORSCHAU } from '@gm/shared/regeln/vorschau';
import type { FastifyInstance } from 'fastify';
import { formatAppCookie, takeHomescreen } from '../app/app-mode.ts';
import type { Registry } from '../registry/registry.ts';
import { chooseGrenzen, hasGrenzenCookie } from '../werkzeuge/choose-grenzen.ts';
import type { Staff } from '../werkzeuge/staff.ts';
import type { ApiClient } from './api-client.ts';
import { chooseSet } from './canary-choice.ts';
import type { CanaryJudge } from './canary-judge.ts';
import type { DocumentReplies } from './document-reply.ts';
import { isSameOrigin, submitForm } from './form-post.ts';
import type { FormSeal } from './form-seal.ts';
import type { PageService } from './page-service.ts';
import { FormReader, isFormType } from './read-form.ts';
import { sendCompressed } from './send-compressed.ts';
import { readGeraet } from './session.ts';
import { encodePath, parseSitePath } from './site-path.ts';
import { readVariant } from './variant.ts';
import { readVisitor, toCallHeaders } from './visitor.ts';

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
    const { pfad, query } = target;
    // Pages for staff, and boundaries on pages, are documents.
    if (pfad.startsWith('/_shell/') || hasGrenzenCookie(request.headers.cookie)) return { reload: true };
    const visitor = readVisitor(request);
    const variant = readVariant(request, styles, registry.canary);
    const {
      answer,
      kept,
      cookies = [],
    } = await pages.data({ pfad, query, visitor }, Number(generation), variant.canary);
    for (const cookie of cookies) reply.header('set-cookie', cookie);
    // `private` tells the service worker, which keeps the data of other pages.
    reply.header('cache-control', visitor.session ? 'private, no-store' : 'no-store');
    if (!kept) return reply.send(answer);
    return sendCompressed(
      request,
      reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding'),
      kept,
    );
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
      const set = chooseSet(registry.canary, query, request.headers.cookie, secure);
      if (set.cookie) reply.header('set-cookie', set.cookie);
      const visitor = readVisitor(request);
      const grenzen = await chooseGrenzen(query, request.headers.cookie, secure, () => staff.read(visitor));
      if (grenzen.cookie) reply.header('set-cookie', grenzen.cookie);
      const known = readVariant(request, styles, registry.canary);
      const variant = {
        ...known,
        app: homescreen ?? known.app,
        canary: set.isCanary,
        ...(grenzen.isOn ? { werkzeug: 'grenzen' as const } : {}),
        // Editors have it in a frame beside their form.
        ...(pfad.startsWith(VORSCHAU) ? { werkzeug: 'beispiel' as const } : {}),
      };
      const stored = seal.take(query);
      if (stored === null) return reply.redirect(encodePath(pfad) + (query.size > 0 ? `?${query}` : ''), 302);
      const page = { pfad, query, visitor };
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
  // Nothing is read of a body before it is known that a form of the page takes it.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, body, done) => done(null, body));

  app.post('/*', async (request, reply) => {
    const target = parseSitePath(request.raw.url ?? '/');
    if (target.kind !== 'page') return sendError(request, reply, target.kind === 'invalid' ? target.status : 404);
    if (!isSameOrigin(request)) return sendError(request, reply, 403);
    const contentType = request.headers['content-type'] ?? '';
    if (!isFormType(contentType)) return sendError(request, reply, 415);
    const { pfad, query } = target;
    const visitor = readVisitor(request);
    const announced = Number(request.headers['content-length'] ?? 0);
    const source = { body: request.raw, contentType, announced, client: nameNetz(request.ip) };
    return pages.takeForm({ pfad, query, visitor }, readVariant(request, styles, registry.canary), async (found) => {
      if ('errorStatus' in found) {
        if (found.errorStatus === 405) reply.header('allow', 'GET, HEAD');
        return sendError(request, reply, found.errorStatus);
      }
      return forms.read(source, async (posted) => {
        const template = posted.felder.get('formular') ?? '';
        const aktion = found.aktionen.get(template);
        if (aktion === undefined) return sendError(request, reply.header('allow', 'GET, HEAD'), 405);
        const known = readGeraet(request.headers.cookie);
        const outcome = await submitForm(api, aktion, posted, { ...toCallHeaders(visitor), ...known });
        // In this order: what the form itself brought about, a log-out for example, comes last and counts.
        for (const cookie of [...(found.cookies ?? []), ...outcome.cookies]) reply.header('set-cookie', cookie);
        if (outcome.kind === 'refused') {
          return send(request, reply, await found.showRefused(outcome.formular, outcome.status));
        }
        const told = seal.write({ template, ...outcome.eingang });
        // The form's own page may be gone with what was done; what has a number is told on the page that comes first.
        if (outcome.weiter !== undefined && outcome.eingang.referenz !== '') {
          return reply.redirect(addQuery(outcome.weiter, told), 303);
        }
        const weiter = outcome.weiter ?? readLocalPath(posted.felder.get('weiter'));
        return reply.redirect(weiter ?? addQuery(encodePath(pfad) + (query.size > 0 ? `?${query}` : ''), told), 303);
      });
    });
  });

  app.route({
    method: ['PUT', 'DELETE', 'PATCH', 'OPTIONS'],
    url: '/*',
    handler: (request, reply) => sendError(request, reply.header('allow', 'GET, HEAD, POST'), 405),
  });
}
