import { z } from 'zod';
import type { RoutePlugin } from '../../bereich.ts';
import { registerFormularParser } from '../../formulare/read-formulardaten.ts';
import { problemReplies } from '../../server/problem-replies.ts';
import { passwortAendernSchema } from '../anmeldung.ts';
import { createKontenRepository } from '../konten-repository.ts';
import { createKontositzungRepository } from '../kontositzung-repository.ts';
import { checkOwner } from '../log-in.ts';
import { notifyOfChange } from '../notify-of-change.ts';
import { hashPasswort } from '../passwort.ts';
import { getLoggedIn, requireRolle } from '../require-rolle.ts';
import { setProfilCookie } from '../set-cookies.ts';
import { ALLE_ZUGAENGE } from '../zugang.ts';

/** Who is logged in sets another password, with the second factor where there is one; all other log-ins end. */
export const passwort: RoutePlugin = async (app, dienste) => {
  const { config, database } = dienste;
  registerFormularParser(app, { dateifelder: [] });
  for (const zugang of ALLE_ZUGAENGE) {
    app.post(
      `${zugang.pfad}/passwort`,
      {
        onRequest: requireRolle(dienste, zugang.art === 'rat' ? 'rat' : 'mitarbeiter'),
        schema: {
          tags: ['Konten'],
          summary: 'Passwort ändern',
          consumes: ['application/json', 'application/x-www-form-urlencoded'],
          body: passwortAendernSchema,
          response: { 204: z.null().describe('Geändert'), ...problemReplies(401, 403, 415, 422, 429) },
        },
      },
      async (request, reply) => {
        const { konto, token_hash } = getLoggedIn(request);
        const { passwort_alt, passwort_neu, code } = request.body;
        await checkOwner(database.db, config, konto, {
          passwort: passwort_alt,
          code,
          feld: 'passwort_alt',
          falsch: 'Das bisherige Passwort ist falsch.',
        });
        const hash = await hashPasswort(passwort_neu);
        await database.db.transaction().execute(async (trx) => {
          await createKontenRepository(trx).setPasswort(konto.id, hash);
          await createKontositzungRepository(trx).endAll(konto.id, token_hash);
          await notifyOfChange(trx, konto, 'passwort', config);
        });
        if (zugang.art === 'rat') setProfilCookie(reply, { ...konto, pw_geaendert: true }, config);
        return reply.code(204).send(null);
      },
    );
  }
};
