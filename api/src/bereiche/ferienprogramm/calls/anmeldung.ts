import { anmeldungSchema } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-anmeldung';
import {
  type Buchungsablehnung,
  buchungsablehnungSchema,
  buchungseingangSchema,
} from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-buchung';
import { writeKosten } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-kosten';
import { AppError } from '@gm/shared/fehler/app-error';
import { nameNetz } from '@gm/shared/regeln/name-netz';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { checkHoneypot, checkOrigin, schluesselKopfSchema } from '../../../kern/formulare/schutz.ts';
import { problemReplies } from '../../../kern/server/problem-replies.ts';
import { type Buchungsergebnis, book } from '../book.ts';
import { createFerienDienst } from '../ferien-dienst.ts';

/** Bytes: ten children with sixty events each. */
const MAX_KOERPER = 262_144;

/** The problem document of a refused booking. */
function buildAblehnung({
  ablehnungen,
  kosten,
  programm,
}: Extract<Buchungsergebnis, { art: 'abgelehnt' }>): Buchungsablehnung {
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

/** A family books events for its children: all or nothing. */
export const anmeldung: RoutePlugin = async (app, { config, database, stand }) => {
  const dienst = createFerienDienst(database, stand, config);

  app.post(
    '/api/ferienprogramm/anmeldung',
    {
      bodyLimit: MAX_KOERPER,
      config: { rateLimit: { max: config.FORMULAR_LIMIT, timeWindow: '1 minute' } },
      onRequest: async (request) => checkOrigin(request, config.SITE_URL),
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
      const ergebnis = await book(database.db, request.body, {
        ...(await dienst.readSaison()),
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
