import { z } from 'zod';
import type { RoutePlugin } from '../../../platform/context.ts';
import { problemReplies } from '../../../platform/http/problem-replies.ts';
import { registerFormParser } from '../../../platform/protection/read-form-data.ts';
import type { ServicesContext } from '../../context.ts';
import { ALL_ACCESSES } from '../access.ts';
import { createAccountRepository } from '../account-repository.ts';
import { notifyOfChange } from '../notify-of-change.ts';
import { hashPassword } from '../passwords/password.ts';
import { createAccountSessionRepository } from '../sessions/account-session-repository.ts';
import { checkOwner } from '../sessions/log-in.ts';
import { passwordChangeSchema } from '../sessions/login.ts';
import { getLoggedIn, requireRole } from '../sessions/require-role.ts';
import { setProfileCookie } from '../sessions/set-cookies.ts';

/**
 * Changes the password of the logged-in account, checking the second factor if it has one, and ends all other sessions.
 */
export const password: RoutePlugin<ServicesContext> = async (app, services) => {
  const { config, database } = services;
  registerFormParser(app, { dateifelder: [] });
  for (const access of ALL_ACCESSES) {
    app.post(
      `${access.pfad}/passwort`,
      {
        onRequest: requireRole(services, access.art === 'rat' ? 'rat' : 'mitarbeiter'),
        schema: {
          tags: ['Konten'],
          summary: 'Passwort ändern',
          consumes: ['application/json', 'application/x-www-form-urlencoded'],
          body: passwordChangeSchema,
          response: { 204: z.null().describe('Geändert'), ...problemReplies(401, 403, 415, 422, 429) },
        },
      },
      async (request, reply) => {
        const { konto: account, token_hash } = getLoggedIn(request);
        const { passwort_alt, passwort_neu, code } = request.body;
        await checkOwner(database.db, config, account, {
          passwort: passwort_alt,
          code,
          feld: 'passwort_alt',
          falsch: 'Das bisherige Passwort ist falsch.',
        });
        const hash = await hashPassword(passwort_neu);
        await database.db.transaction().execute(async (trx) => {
          await createAccountRepository(trx).setPasswort(account.id, hash);
          await createAccountSessionRepository(trx).endAll(account.id, token_hash);
          await notifyOfChange(trx, account, 'passwort', config);
        });
        if (access.art === 'rat') setProfileCookie(reply, { ...account, pw_geaendert: true }, config);
        return reply.code(204).send(null);
      },
    );
  }
};
