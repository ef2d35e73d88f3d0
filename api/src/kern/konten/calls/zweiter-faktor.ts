import { zweiterFaktorSchema } from '@gm/shared/schemas/konten';
import { z } from 'zod';
import type { RoutePlugin } from '../../bereich.ts';
import { registerFormularParser } from '../../formulare/read-formulardaten.ts';
import { problemReplies } from '../../server/problem-replies.ts';
import { zweiterFaktorVorgangSchema } from '../anmeldung.ts';
import { checkOwner } from '../log-in.ts';
import { getLoggedIn, requireRolle } from '../require-rolle.ts';
import { ALLE_ZUGAENGE } from '../zugang.ts';
import { beginSetup, confirmSetup, showZweitenFaktor, switchOff } from '../zweiter-faktor.ts';

/** Who is logged in sets up a second factor, or turns it off. */
export const zweiterFaktor: RoutePlugin = async (app, dienste) => {
  const { config, database } = dienste;
  registerFormularParser(app, { dateifelder: [] });
  for (const zugang of ALLE_ZUGAENGE) {
    const onRequest = requireRolle(dienste, zugang.art === 'rat' ? 'rat' : 'mitarbeiter');
    const pfad = `${zugang.pfad}/zweiter-faktor`;

    app.get(
      pfad,
      {
        onRequest,
        schema: {
          tags: ['Konten'],
          summary: 'Zweiter Faktor des eigenen Kontos',
          response: { 200: zweiterFaktorSchema, ...problemReplies(401) },
        },
      },
      async (request) => showZweitenFaktor(database.db, getLoggedIn(request).konto, config),
    );

    app.post(
      pfad,
      {
        config: { rateLimit: { max: config.ANMELDE_LIMIT, timeWindow: '1 minute' } },
        onRequest,
        schema: {
          tags: ['Konten'],
          summary: 'Zweiten Faktor einrichten, mit einem Code bestätigen oder abschalten',
          consumes: ['application/json', 'application/x-www-form-urlencoded'],
          body: zweiterFaktorVorgangSchema,
          response: { 204: z.null().describe('Geändert'), ...problemReplies(401, 403, 409, 415, 422, 429) },
        },
      },
      async (request, reply) => {
        const { konto } = getLoggedIn(request);
        const eingabe = request.body;
        if (eingabe.vorgang === 'bestaetigen') {
          await database.db.transaction().execute((trx) => confirmSetup(trx, konto, eingabe.code, config));
        } else {
          const nachweis = { passwort: eingabe.passwort, feld: 'passwort', falsch: 'Das Passwort ist falsch.' };
          if (eingabe.vorgang === 'beginnen') {
            await checkOwner(database.db, config, konto, { ...nachweis, code: null });
            await beginSetup(database.db, konto);
          } else {
            await checkOwner(database.db, config, konto, { ...nachweis, code: eingabe.code });
            await database.db.transaction().execute((trx) => switchOff(trx, konto, config));
          }
        }
        return reply.code(204).send(null);
      },
    );
  }
};
