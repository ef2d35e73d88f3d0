import { buchungSchema, stornoSchema } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-buchung';
import { AppError } from '@gm/shared/fehler/app-error';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { takeFromOwnSite } from '../../../kern/formulare/take-from-own-site.ts';
import { problemReplies } from '../../../kern/server/problem-replies.ts';
import { cancel } from '../cancel.ts';
import { createFerienDienst } from '../ferien-dienst.ts';
import { showBuchung } from '../show-buchung.ts';

const unbekannt = () => new AppError('nicht_gefunden', 'Diese Buchung gibt es nicht.');

/** A family gives places back by its private link; answers with the booking as it is then. */
export const stornieren: RoutePlugin = async (app, { config, database, stand }) => {
  const dienst = createFerienDienst(database, stand, config);

  app.post(
    '/api/ferienprogramm/buchung/stornieren',
    {
      ...takeFromOwnSite(config),
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Eine Veranstaltung eines Kindes absagen, oder alle',
        body: stornoSchema,
        response: { 200: buchungSchema, ...problemReplies(400, 403, 404, 409, 415, 422, 429, 503) },
      },
    },
    async (request, reply) => {
      const saison = await dienst.readSaison();
      const jetzt = new Date();
      const ergebnis = await cancel(database.db, request.body, saison, jetzt);
      if (ergebnis.art === 'unbekannt') throw unbekannt();
      if (ergebnis.art === 'zu_spaet')
        throw new AppError('konflikt', ergebnis.meldung, { titel: 'Absage nicht möglich' });
      const gefunden = await showBuchung(database.db, request.body.token, saison.optionen, jetzt);
      if (!gefunden) throw unbekannt();
      reply.header('cache-control', 'no-store');
      return gefunden;
    },
  );
};
