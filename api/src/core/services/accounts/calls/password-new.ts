import { AppError } from '@gm/shared/errors/app-error';
import { z } from 'zod';
import { buildTokenHash } from '../../../platform/config/secret.ts';
import type { RoutePlugin } from '../../../platform/context.ts';
import { problemReplies } from '../../../platform/http/problem-replies.ts';
import type { ServicesContext } from '../../context.ts';
import { ALL_ACCESSES } from '../access.ts';
import { createAccountRepository } from '../account-repository.ts';
import { notifyOfChange } from '../notify-of-change.ts';
import { hashPassword } from '../passwords/password.ts';
import { createAccountSessionRepository } from '../sessions/account-session-repository.ts';
import { forgetAttempts, listLoginCounts } from '../sessions/count-attempt.ts';
import { readDevice, rememberDevice } from '../sessions/device.ts';
import { passwordNewSchema } from '../sessions/login.ts';
import { setDeviceCookie } from '../sessions/set-cookies.ts';
import { OPEN, takeFromStrangers } from '../sessions/take-from-strangers.ts';

const LINK_EXPIRED = 'Dieser Link gilt nicht mehr. Bitte fordern Sie mit „Passwort vergessen“ einen neuen an.';

/** Sets a password using a mailed link, then invalidates the link and all sessions of the account. */
export const passwordNew: RoutePlugin<ServicesContext> = async (app, { config, database }) => {
  const open = takeFromStrangers(app, config);
  for (const access of ALL_ACCESSES) {
    const { art: kind, pfad: path } = access;
    app.post(
      `${path}/passwort-neu`,
      {
        ...open,
        schema: {
          ...OPEN,
          summary: 'Neues Passwort mit dem Link aus der E-Mail festlegen',
          body: passwordNewSchema,
          response: { 204: z.null().describe('Festgelegt'), ...problemReplies(403, 415, 422, 429) },
        },
      },
      async (request, reply) => {
        const { token, passwort_neu } = request.body;
        const hash = await hashPassword(passwort_neu);
        const secret = await database.db.transaction().execute(async (trx) => {
          const accounts = createAccountRepository(trx);
          const account = await accounts.findPasswortlink(kind, buildTokenHash(token));
          if (!account) {
            const fields = [{ feld: 'passwort_neu', meldung: LINK_EXPIRED }];
            throw new AppError('felder_ungueltig', LINK_EXPIRED, { felder: fields });
          }
          await accounts.setPasswort(account.id, hash);
          await createAccountSessionRepository(trx).endAll(account.id);
          const origin = { ip: request.ip, geraet: null };
          await forgetAttempts(trx, await listLoginCounts(trx, config, access, account.email, origin));
          await notifyOfChange(trx, account, 'passwort', config);
          return rememberDevice(trx, account.id, readDevice(request, access));
        });
        // The attack may continue: mark the owner's browser as known.
        setDeviceCookie(reply, access, secret, config);
        return reply.code(204).header('cache-control', 'no-store').send(null);
      },
    );
  }
};
