import { anmeldungSchema } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-anmeldung';
import {
  type Buchungsablehnung,
  buchungsablehnungSchema,
  buchungseingangSchema,
} from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-buchung';
import { readKosten, writeKosten } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-kosten';
import { AppError } from '@gm/shared/fehler/app-error';
import { nameNetz } from '@gm/shared/regeln/name-netz';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { checkHoneypot, schluesselKopfSchema } from '../../../kern/formulare/schutz.ts';
import { takeFromOwnSite } from '../../../kern/formulare/take-from-own-site.ts';
import { problemReplies } from '../../../kern/server/problem-replies.ts';
import { type Buchungsergebnis, book } from '../book.ts';
import { createFerienDienst } from '../ferien-dienst.ts';
import { submitWunschzettel } from '../verlosung/submit-wunschzettel.ts';

/** Bytes: ten children with sixty events each. */
const MAX_KOERPER = 262_144;

/** The problem document of a refused booking. */
function buildAblehnung({
  ablehnungen,
  kosten,
  programm,
}: Pick<Extract<Buchungsergebnis, { art: 'abgelehnt' }>, 'ablehnungen' | 'kosten' | 'programm'>): Buchungsablehnung {
  return {
    type: 'about:blank',
    title: 'Es wurde nichts gebucht',
    status: 409,
    detail: ablehnungen.map(({ meldung }) => meldung).join(' '),
    ablehnungen,
    kosten: writeKosten(kosten),
    programm,
  };
}

/** A family books events for its children: all or nothing. Where places are drawn, it hands in its wishes. */
export const anmeldung: RoutePlugin = async (app, { config, database, stand }) => {
  const dienst = createFerienDienst(database, stand, config);

  app.post(
    '/api/ferienprogramm/anmeldung',
    {
      bodyLimit: MAX_KOERPER,
      ...takeFromOwnSite(config),
      preValidation: async ({ body }) => checkHoneypot(body),
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Kinder zum Ferienprogramm anmelden: alles oder nichts',
        headers: schluesselKopfSchema,
        body: anmeldungSchema,
        response: {
          201: buchungseingangSchema,
          ...problemReplies(400, 403, 413, 415, 422, 429, 503),
          409: {
            description: 'Nichts wurde gebucht; die Gründe stehen je Kind und Veranstaltung dabei.',
            content: { 'application/problem+json': { schema: buchungsablehnungSchema } },
          },
        },
      },
    },
    async (request, reply) => {
      const saison = await dienst.readSaison();
      if (saison.optionen.vergabe === 'verlosung') {
        const umstaende = { ...saison, netz: nameNetz(request.ip), getJetzt: () => new Date() };
        const ablehnungen = await submitWunschzettel(database.db, request.body, umstaende);
        reply.header('cache-control', 'no-store');
        if (ablehnungen.length > 0) {
          const abgelehnt = { ablehnungen, kosten: readKosten(request.body.kosten), programm: [] };
          return reply.code(409).type('application/problem+json; charset=utf-8').send(buildAblehnung(abgelehnt));
        }
        dienst.wakeMailVersand();
        return reply.code(201).send({ id: 0, referenz: 'Wunschzettel', status_link: null, bestaetigen_bis: null });
      }
      const ergebnis = await book(database.db, request.body, {
        ...saison,
        jetzt: new Date(),
        schluessel: request.headers['idempotency-key'],
        schranken: { ...config, netz: nameNetz(request.ip) },
      });
      if (ergebnis.art === 'schluessel_vergeben') {
        throw new AppError('konflikt', 'Unter diesem Schlüssel wurde schon etwas anderes gesendet.');
      }
      reply.header('cache-control', 'no-store');
      if (ergebnis.art === 'abgelehnt') {
        return reply.code(409).type('application/problem+json; charset=utf-8').send(buildAblehnung(ergebnis));
      }
      dienst.wakeMailVersand();
      return reply.code(201).send(ergebnis.eingang);
    },
  );
};
