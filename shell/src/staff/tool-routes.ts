import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageData } from '../base/seite-daten.ts';
import { GALLERY, templatePath } from '../boundaries/gallery-path.ts';
import { listTemplates, type Template } from '../boundaries/list-templates.ts';
import { createExampleStore, createSchemaStore } from '../boundaries/release-files.ts';
import type { ApiClient } from '../http/api/api-client.ts';
import { sendProblem } from '../http/problem.ts';
import type { Staff } from '../http/session/staff.ts';
import { readVisitor } from '../http/session/visitor.ts';
import type { Registry, Snapshot } from '../registry/registry.ts';
import type { RemoteCounts } from '../registry/remote-counts.ts';
import type { DocumentReplies } from '../serve/document-reply.ts';
import type { PageService } from '../serve/page-service.ts';
import { readVariant, type Variant } from '../serve/variant.ts';
import type { TrustingStore } from '../store/trust.ts';
import { createExamplePage } from './create-example-page.ts';
import { createOwnPage } from './create-own-page.ts';
import { describeStore } from './describe-store.ts';
import { renderGallery, renderTemplate, WIDTH } from './gallery.tsx';
import { listPieces } from './list-pieces.ts';
import { MAILS, renderMailList, renderOneMail } from './mails.tsx';
import { PUBLICATIONS, renderPublications } from './publications.tsx';
import { readMails } from './read-mails.ts';

interface ToolOptions {
  pages: PageService;
  replies: DocumentReplies;
  staff: Staff;
  api: Pick<ApiClient, 'get'>;
  registry: Pick<Registry, 'canary' | 'choose'>;
  counts: RemoteCounts;
  /** Name of the shell's stylesheets (serve/variant.ts). */
  styles: string;
  store: TrustingStore;
  onFault(fault: unknown): void;
}

type Role = 'mitarbeiter' | 'admin';
interface TemplateParams {
  remote: string;
  template: string;
  nummer?: string;
}

const INTRANET = { title: 'Intranet', href: '/intranet/' };
const ALL_MAILS = { title: 'E-Mails der Website', href: MAILS };
const MAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox";
const readNumber = (text: unknown, standard: number) => (/^\d{1,5}$/.test(String(text)) ? Number(text) : standard);
const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** Staff pages of the shell: they work without any remote, and show data that only the shell has. */
export function registerTools(app: FastifyInstance, options: ToolOptions): void {
  const { pages, replies, staff, api, registry, counts, styles, store, onFault } = options;
  const examples = createExampleStore(store.dir);
  const schemas = createSchemaStore(store.dir);

  /** Content of the page; null: there is no such page. */
  type Compose = (snapshot: Snapshot, siteName: string, roles: readonly string[]) => PageData | null;

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    {
      rolle: role,
      werkzeug: tool,
      compose,
    }: { rolle: Role; werkzeug: NonNullable<Variant['werkzeug']>; compose: Compose },
  ): Promise<FastifyReply> {
    const roles = await staff.read(readVisitor(request));
    if (roles === null) {
      return reply.redirect(`${INTRANET.href}?${new URLSearchParams({ weiter: request.url })}`, 302);
    }
    if (!roles.includes(role)) return replies.sendError(request, reply, 403);
    const variant: Variant = { ...readVariant(request, styles, registry.canary), werkzeug: tool };
    let isFound = true;
    const document = await pages.ownDocument(variant, (snapshot, siteName) => {
      const page = compose(snapshot, siteName, roles);
      isFound = page !== null;
      return page ?? createOwnPage(request.url, '', siteName);
    });
    return isFound ? replies.send(request, reply, document) : replies.sendError(request, reply, 404);
  }

  const findTemplate = (snapshot: Snapshot, { remote, template }: TemplateParams): Template | undefined =>
    listTemplates(snapshot, examples).find((vorlage) => vorlage.remote === remote && vorlage.name === template);

  app.get(GALLERY, (request, reply) =>
    answer(request, reply, {
      rolle: 'mitarbeiter',
      werkzeug: 'eigene',
      compose: (snapshot, siteName, roles) =>
        createOwnPage(GALLERY, 'Galerie der Vorlagen', siteName, {
          breadcrumbs: [INTRANET, { title: 'Galerie der Vorlagen', href: GALLERY }],
          eigenes: renderGallery(listTemplates(snapshot, examples), roles.includes('admin'), registry.canary),
        }),
    }),
  );

  app.get<{ Params: TemplateParams; Querystring: { beispiel?: string; breite?: string } }>(
    `${GALLERY}:remote/:template/`,
    (request, reply) =>
      answer(request, reply, {
        rolle: 'mitarbeiter',
        werkzeug: 'eigene',
        compose: (snapshot, siteName) => {
          const template = findTemplate(snapshot, request.params);
          if (!template) return null;
          const { beispiel: example, breite: width } = request.query;
          const num = clamp(readNumber(example, 1), 1, Math.max(1, template.examples.length));
          const wide = clamp(readNumber(width, WIDTH.standard), WIDTH.min, WIDTH.max);
          return createOwnPage(templatePath(template), template.name, siteName, {
            breadcrumbs: [
              INTRANET,
              { title: 'Galerie der Vorlagen', href: GALLERY },
              { title: template.name, href: templatePath(template) },
            ],
            eigenes: renderTemplate(template, num, wide),
          });
        },
      }),
  );

  app.get<{ Params: TemplateParams }>(`${GALLERY}:remote/:template/:nummer/`, (request, reply) =>
    answer(request, reply, {
      rolle: 'mitarbeiter',
      werkzeug: 'beispiel',
      compose: (snapshot, siteName) => {
        const template = findTemplate(snapshot, request.params);
        const example = template?.examples[readNumber(request.params.nummer, 0) - 1];
        return template && example ? createExamplePage(template, example, { snapshot, siteName, onFault }) : null;
      },
    }),
  );

  // Used by the editor's form for a page: it learns of a release as soon as that is current.
  app.get('/_shell/templates', async (request, reply) => {
    const roles = await staff.read(readVisitor(request));
    reply.header('cache-control', 'private, no-store');
    if (!roles?.includes('mitarbeiter')) return sendProblem(reply, 401);
    const { canary } = readVariant(request, styles, registry.canary);
    return reply.send({ bausteine: listPieces(registry.choose(canary), examples, schemas) });
  });

  app.get(MAILS, async (request, reply) => {
    const mails = await readMails(api, readVisitor(request));
    return answer(request, reply, {
      rolle: 'mitarbeiter',
      werkzeug: 'eigene',
      compose: (_snapshot, siteName) =>
        createOwnPage(MAILS, 'E-Mails der Website', siteName, {
          breadcrumbs: [INTRANET, ALL_MAILS],
          eigenes: renderMailList(mails),
        }),
    });
  });

  app.get<{ Params: { nummer: string } }>(`${MAILS}:nummer/`, async (request, reply) => {
    const num = readNumber(request.params.nummer, 0);
    const mail = (await readMails(api, readVisitor(request)))[num - 1];
    return answer(request, reply, {
      rolle: 'mitarbeiter',
      werkzeug: 'eigene',
      compose: (_snapshot, siteName) =>
        mail
          ? createOwnPage(request.url, mail.anlass, siteName, {
              breadcrumbs: [INTRANET, ALL_MAILS, { title: mail.anlass, href: request.url }],
              eigenes: renderOneMail(mail, num),
            })
          : null,
    });
  });

  // The mail without anything of the site: it runs, fetches and links nothing.
  app.get<{ Params: { nummer: string } }>(`${MAILS}:nummer/html`, async (request, reply) => {
    const mail = (await readMails(api, readVisitor(request)))[readNumber(request.params.nummer, 0) - 1];
    if (!mail) return replies.sendError(request, reply, 404);
    return reply
      .headers({ 'content-security-policy': MAIL_POLICY, 'x-frame-options': 'SAMEORIGIN', 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(mail.html);
  });

  app.get(PUBLICATIONS, (request, reply) =>
    answer(request, reply, {
      rolle: 'admin',
      werkzeug: 'eigene',
      compose: (_snapshot, siteName) =>
        createOwnPage(PUBLICATIONS, 'Veröffentlichungen', siteName, {
          breadcrumbs: [INTRANET, { title: 'Veröffentlichungen', href: PUBLICATIONS }],
          eigenes: renderPublications(describeStore(store, (...of) => counts.read(...of))),
        }),
    }),
  );
}
