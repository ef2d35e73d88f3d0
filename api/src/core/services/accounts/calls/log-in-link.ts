import { AppError } from '@gm/shared/errors/app-error';
import { z } from 'zod';
import { buildTokenHash, createSecret } from '../../../platform/config/secret.ts';
import type { RoutePlugin } from '../../../platform/context.ts';
import { problemReplies } from '../../../platform/http/problem-replies.ts';
import type { ServicesContext } from '../../context.ts';
import { findAccess } from '../access.ts';
import { createAccountRepository } from '../account-repository.ts';
import { createAccountSessionRepository } from '../sessions/account-session-repository.ts';
import { getToken, setCookies } from '../sessions/set-cookies.ts';
import { OPEN, takeFromStrangers } from '../sessions/take-from-strangers.ts';

const EXPIRED = 'Dieser Link gilt nicht mehr. Bitte fordern Sie einen neuen an.';

/** Logs a club in with a single-use link from a mail. It takes a button press, because mail scanners open links. */
export const logInLink: RoutePlugin<ServicesContext> = async (app, { config, database }) => {
  app.post(
    '/api/cms/verein/anmelden',
    {
      ...takeFromStrangers(app, config),
      schema: {
        ...OPEN,
        summary: 'Anmeldung eines Vereins mit dem Link der E-Mail; er gilt einmal',
        body: z.object({ token: z.string().max(100).default('') }),
        response: { 200: z.object({ token: z.string(), weiter: z.string() }), ...problemReplies(403, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      const { token, token_hash } = createSecret();
      const account = await database.db.transaction().execute(async (trx) => {
        const accounts = createAccountRepository(trx);
        const found = await accounts.findPasswortlink('verein', buildTokenHash(request.body.token));
        if (!found || found.gesperrt) {
          throw new AppError('felder_ungueltig', EXPIRED, { felder: [{ feld: 'token', meldung: EXPIRED }] });
        }
        await accounts.forgetPasswortlinks(found.id);
        await createAccountSessionRepository(trx).begin(found, token_hash);
        await accounts.rememberAnmeldung(found.id);
        return found;
      });
      setCookies(reply, findAccess(account.art), token, account, config);
      reply.header('cache-control', 'no-store');
      return reply.send({ token: getToken(token, request), weiter: '/intranet/redaktion/' });
    },
  );
};
