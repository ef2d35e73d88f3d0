import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Registry, Snapshot } from '../registry/registry.ts';
import type { SeitenDaten } from '../seite/seite-daten.ts';
import type { ApiClient } from '../server/api-client.ts';
import type { DocumentReplies } from '../server/document-reply.ts';
import type { PageService } from '../server/page-service.ts';
import { sendProblem } from '../server/problem.ts';
import type { RemoteCounts } from '../server/remote-counts.ts';
import { readVariant, type Variant } from '../server/variant.ts';
import { readVisitor } from '../server/visitor.ts';
import { createBeispielSeite } from './create-beispiel-seite.ts';
import { createOwnPage } from './create-own-page.ts';
import { describeStore } from './describe-store.ts';
import { BREITE, renderGalerie, renderVorlage } from './galerie.tsx';
import { GALERIE, vorlagePfad } from './galerie-path.ts';
import { listBausteine } from './list-bausteine.ts';
import { listVorlagen, type Vorlage } from './list-vorlagen.ts';
import { MAILS, renderEineMail, renderMailliste } from './mails.tsx';
import { readMails } from './read-mails.ts';
import { createExampleStore, createSchemaStore } from './release-files.ts';
import type { Staff } from './staff.ts';
import { renderVeroeffentlichungen, VEROEFFENTLICHUNGEN } from './veroeffentlichungen.tsx';

interface WerkzeugOptions {
  pages: PageService;
  replies: DocumentReplies;
  staff: Staff;
  api: Pick<ApiClient, 'get'>;
  registry: Pick<Registry, 'canary' | 'choose'>;
  counts: RemoteCounts;
  /** Name of the shell's stylesheets (server/variant.ts). */
  styles: string;
  releasesDir: string;
  onFault(fault: unknown): void;
}

type Rolle = 'mitarbeiter' | 'admin';
interface VorlageParams {
  remote: string;
  template: string;
  nummer?: string;
}

const INTRANET = { title: 'Intranet', href: '/intranet/' };
const ALLE_MAILS = { title: 'E-Mails der Website', href: MAILS };
const MAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox";
const readNumber = (text: unknown, standard: number) => (/^\d{1,5}$/.test(String(text)) ? Number(text) : standard);
const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** Pages of the shell for staff: they work when no remote does, and show what only the shell knows. */
export function registerWerkzeuge(app: FastifyInstance, options: WerkzeugOptions): void {
  const { pages, replies, staff, api, registry, counts, styles, releasesDir, onFault } = options;
  const examples = createExampleStore(releasesDir);
  const schemas = createSchemaStore(releasesDir);

  /** What to show; null: there is no such page. */
  type Compose = (snapshot: Snapshot, siteName: string, rollen: readonly string[]) => SeitenDaten | null;

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    { rolle, werkzeug, compose }: { rolle: Rolle; werkzeug: NonNullable<Variant['werkzeug']>; compose: Compose },
  ): Promise<FastifyReply> {
    const rollen = await staff.read(readVisitor(request));
    if (rollen === null) {
      return reply.redirect(`${INTRANET.href}?${new URLSearchParams({ weiter: request.url })}`, 302);
    }
    if (!rollen.includes(rolle)) return replies.sendError(request, reply, 403);
    const variant: Variant = { ...readVariant(request, styles, registry.canary), werkzeug };
    let isFound = true;
    const document = await pages.ownDocument(variant, (snapshot, siteName) => {
      const seite = compose(snapshot, siteName, rollen);
      isFound = seite !== null;
      return seite ?? createOwnPage(request.url, '', siteName);
    });
    return isFound ? replies.send(request, reply, document) : replies.sendError(request, reply, 404);
  }

  const findVorlage = (snapshot: Snapshot, { remote, template }: VorlageParams): Vorlage | undefined =>
    listVorlagen(snapshot, examples).find((vorlage) => vorlage.remote === remote && vorlage.name === template);

  app.get(GALERIE, (request, reply) =>
    answer(request, reply, {
      rolle: 'mitarbeiter',
      werkzeug: 'eigene',
      compose: (snapshot, siteName, rollen) =>
        createOwnPage(GALERIE, 'Galerie der Vorlagen', siteName, {
          breadcrumbs: [INTRANET, { title: 'Galerie der Vorlagen', href: GALERIE }],
          eigenes: renderGalerie(listVorlagen(snapshot, examples), rollen.includes('admin'), registry.canary),
        }),
    }),
  );

  app.get<{ Params: VorlageParams; Querystring: { beispiel?: string; breite?: string } }>(
    `${GALERIE}:remote/:template/`,
    (request, reply) =>
      answer(request, reply, {
        rolle: 'mitarbeiter',
        werkzeug: 'eigene',
        compose: (snapshot, siteName) => {
          const vorlage = findVorlage(snapshot, request.params);
          if (!vorlage) return null;
          const { beispiel, breite } = request.query;
          const nummer = clamp(readNumber(beispiel, 1), 1, Math.max(1, vorlage.beispiele.length));
          const weite = clamp(readNumber(breite, BREITE.standard), BREITE.min, BREITE.max);
          return createOwnPage(vorlagePfad(vorlage), vorlage.name, siteName, {
            breadcrumbs: [
              INTRANET,
              { title: 'Galerie der Vorlagen', href: GALERIE },
              { title: vorlage.name, href: vorlagePfad(vorlage) },
            ],
            eigenes: renderVorlage(vorlage, nummer, weite),
          });
        },
      }),
  );

  app.get<{ Params: VorlageParams }>(`${GALERIE}:remote/:template/:nummer/`, (request, reply) =>
    answer(request, reply, {
      rolle: 'mitarbeiter',
      werkzeug: 'beispiel',
      compose: (snapshot, siteName) => {
        const vorlage = findVorlage(snapshot, request.params);
        const beispiel = vorlage?.beispiele[readNumber(request.params.nummer, 0) - 1];
        return vorlage && beispiel ? createBeispielSeite(vorlage, beispiel, { snapshot, siteName, onFault }) : null;
      },
    }),
  );

  // What the form for a page asks for: it learns of a release as soon as that is current.
  app.get('/_shell/bausteine', async (request, reply) => {
    const rollen = await staff.read(readVisitor(request));
    reply.header('cache-control', 'private, no-store');
    if (!rollen?.includes('mitarbeiter')) return sendProblem(reply, 401);
    const { canary } = readVariant(request, styles, registry.canary);
    return reply.send({ bausteine: listBausteine(registry.choose(canary), examples, schemas) });
  });

  app.get(MAILS, async (request, reply) => {
    const mails = await readMails(api, readVisitor(request));
    return answer(request, reply, {
      rolle: 'mitarbeiter',
      werkzeug: 'eigene',
      compose: (_snapshot, siteName) =>
        createOwnPage(MAILS, 'E-Mails der Website', siteName, {
          breadcrumbs: [INTRANET, ALLE_MAILS],
          eigenes: renderMailliste(mails),
        }),
    });
  });

  app.get<{ Params: { nummer: string } }>(`${MAILS}:nummer/`, async (request, reply) => {
    const nummer = readNumber(request.params.nummer, 0);
    const mail = (await readMails(api, readVisitor(request)))[nummer - 1];
    return answer(request, reply, {
      rolle: 'mitarbeiter',
      werkzeug: 'eigene',
      compose: (_snapshot, siteName) =>
        mail
          ? createOwnPage(request.url, mail.anlass, siteName, {
              breadcrumbs: [INTRANET, ALLE_MAILS, { title: mail.anlass, href: request.url }],
              eigenes: renderEineMail(mail, nummer),
            })
          : null,
    });
  });

  // What the mail is, and nothing of the site: it runs nothing, fetches nothing and leads nowhere.
  app.get<{ Params: { nummer: string } }>(`${MAILS}:nummer/html`, async (request, reply) => {
    const mail = (await readMails(api, readVisitor(request)))[readNumber(request.params.nummer, 0) - 1];
    if (!mail) return replies.sendError(request, reply, 404);
    return reply
      .headers({ 'content-security-policy': MAIL_POLICY, 'x-frame-options': 'SAMEORIGIN', 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(mail.html);
  });

  app.get(VEROEFFENTLICHUNGEN, (request, reply) =>
    answer(request, reply, {
      rolle: 'admin',
      werkzeug: 'eigene',
      compose: (_snapshot, siteName) =>
        createOwnPage(VEROEFFENTLICHUNGEN, 'Veröffentlichungen', siteName, {
          breadcrumbs: [INTRANET, { title: 'Veröffentlichungen', href: VEROEFFENTLICHUNGEN }],
          eigenes: renderVeroeffentlichungen(describeStore(releasesDir, (...of) => counts.read(...of))),
        }),
    }),
  );
}
