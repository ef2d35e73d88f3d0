import { AppError } from '@gm/shared/fehler/app-error';
import { z } from 'zod';
import type { RoutePlugin } from '../../bereich.ts';
import { buildTokenHash } from '../../betrieb/geheimnis.ts';
import { problemReplies } from '../../server/problem-replies.ts';
import { passwortNeuSchema } from '../anmeldung.ts';
import { forgetAttempts, listLoginCounts } from '../count-attempt.ts';
import { readGeraet, rememberGeraet } from '../geraet.ts';
import { createKontenRepository } from '../konten-repository.ts';
import { createKontositzungRepository } from '../kontositzung-repository.ts';
import { notifyOfChange } from '../notify-of-change.ts';
import { hashPasswort } from '../passwort.ts';
import { setGeraetCookie } from '../set-cookies.ts';
import { OFFEN, takeFromStrangers } from '../take-from-strangers.ts';
import { ALLE_ZUGAENGE } from '../zugang.ts';

const LINK_ABGELAUFEN = 'Dieser Link gilt nicht mehr. Bitte fordern Sie mit „Passwort vergessen“ einen neuen an.';

/** Sets a password with the link of a mail. The link ends with it, and so does every log-in of the account. */
export const passwortNeu: RoutePlugin = async (app, { config, database }) => {
  const offen = takeFromStrangers(app, config);
  for (const zugang of ALLE_ZUGAENGE) {
    const { art, pfad } = zugang;
    app.post(
      `${pfad}/passwort-neu`,
      {
        ...offen,
        schema: {
          ...OFFEN,
          summary: 'Neues Passwort mit dem Link aus der E-Mail festlegen',
          body: passwortNeuSchema,
          response: { 204: z.null().describe('Festgelegt'), ...problemReplies(403, 415, 422, 429) },
        },
      },
      async (request, reply) => {
        const { token, passwort_neu } = request.body;
        const hash = await hashPasswort(passwort_neu);
        const secret = await database.db.transaction().execute(async (trx) => {
          const konten = createKontenRepository(trx);
          const konto = await konten.findPasswortlink(art, buildTokenHash(token));
          if (!konto) {
            const felder = [{ feld: 'passwort_neu', meldung: LINK_ABGELAUFEN }];
            throw new AppError('felder_ungueltig', LINK_ABGELAUFEN, { felder });
          }
          await konten.setPasswort(konto.id, hash);
          await createKontositzungRepository(trx).endAll(konto.id);
          const herkunft = { ip: request.ip, geraet: null };
          await forgetAttempts(trx, await listLoginCounts(trx, config, zugang, konto.email, herkunft));
          await notifyOfChange(trx, konto, 'passwort', config);
          return rememberGeraet(trx, konto.id, readGeraet(request, zugang));
        });
        // Strangers go on guessing: the owner gets in as one whom the log-in knows.
        setGeraetCookie(reply, zugang, secret, config);
        return reply.code(204).header('cache-control', 'no-store').send(null);
      },
    );
  }
};
