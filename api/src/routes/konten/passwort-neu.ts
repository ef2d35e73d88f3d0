import { AppError } from '@gm/shared/fehler/app-error';
import { passwortNeuSchema } from '@gm/shared/schemas/anmeldung';
import { z } from 'zod';
import { createDrosselRepository } from '../../daten/drossel-repository.ts';
import { createKontenRepository } from '../../daten/konten-repository.ts';
import { createKontositzungRepository } from '../../daten/kontositzung-repository.ts';
import type { RoutePlugin } from '../../dienste.ts';
import { registriereFormularParser } from '../../formulare/lies-formulardaten.ts';
import { pruefeHerkunft } from '../../formulare/schutz.ts';
import { bildeTokenHash } from '../../geheimnis.ts';
import { meldeAenderung } from '../../konten/melde-aenderung.ts';
import { hashePasswort } from '../../konten/passwort.ts';
import { ALLE_ZUGAENGE } from '../../konten/zugang.ts';
import { problemReplies } from '../problem-replies.ts';

const LINK_ABGELAUFEN = 'Dieser Link gilt nicht mehr. Bitte fordern Sie mit „Passwort vergessen“ einen neuen an.';

/** Sets a password with the link of a mail. The link ends with it, and so does every log-in of the account. */
export const passwortNeu: RoutePlugin = async (app, { config, database }) => {
  registriereFormularParser(app, { dateifelder: [] });
  for (const { art, pfad } of ALLE_ZUGAENGE) {
    app.post(
      `${pfad}/passwort-neu`,
      {
        config: { rateLimit: { max: config.ANMELDE_LIMIT, timeWindow: '1 minute' } },
        onRequest: async (request) => pruefeHerkunft(request, config.SITE_URL),
        schema: {
          tags: ['Konten'],
          summary: 'Neues Passwort mit dem Link aus der E-Mail festlegen',
          consumes: ['application/json', 'application/x-www-form-urlencoded'],
          body: passwortNeuSchema,
          response: { 204: z.null().describe('Festgelegt'), ...problemReplies(403, 415, 422, 429) },
        },
      },
      async (request, reply) => {
        const { token, passwort_neu } = request.body;
        const hash = await hashePasswort(passwort_neu);
        await database.db.transaction().execute(async (trx) => {
          const konten = createKontenRepository(trx);
          const konto = await konten.findePasswortlink(art, bildeTokenHash(token));
          if (!konto) {
            const felder = [{ feld: 'passwort_neu', meldung: LINK_ABGELAUFEN }];
            throw new AppError('felder_ungueltig', LINK_ABGELAUFEN, { felder });
          }
          await konten.setzePasswort(konto.id, hash);
          await createKontositzungRepository(trx).beendeAlle(konto.id);
          await createDrosselRepository(trx).forget(`anmeldung ${art}`, konto.email);
          await meldeAenderung(trx, konto, 'passwort', config);
        });
        return reply.code(204).header('cache-control', 'no-store').send(null);
      },
    );
  }
};
