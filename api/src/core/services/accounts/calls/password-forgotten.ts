import { z } from 'zod';
import type { RoutePlugin } from '../../../platform/context.ts';
import { problemReplies } from '../../../platform/http/problem-replies.ts';
import type { ServicesContext } from '../../context.ts';
import { LINK_WAYS } from '../access.ts';
import { createPasswordRequestRepository } from '../passwords/password-request-repository.ts';
import { passwordForgottenSchema } from '../sessions/login.ts';
import { OPEN, takeFromStrangers } from '../sessions/take-from-strangers.ts';

/**
 * Mails a link to set a new password, or to log a club in. Answer and response time are the same for addresses without
 * an account.
 */
export const passwordForgotten: RoutePlugin<ServicesContext> = async (app, { config, database }) => {
  const open = takeFromStrangers(app, config);
  for (const { art: kind, pfad: path } of LINK_WAYS) {
    app.post(
      `${path}/passwort-vergessen`,
      {
        ...open,
        schema: {
          ...OPEN,
          summary: 'Link für ein neues Passwort, bei Vereinen zum Anmelden, per E-Mail bekommen',
          body: passwordForgottenSchema,
          response: { 204: z.null().describe('Angenommen'), ...problemReplies(403, 415, 422, 429) },
        },
      },
      async (request, reply) => {
        await createPasswordRequestRepository(database.db).remember({ art: kind, email: request.body.email });
        return reply.code(204).header('cache-control', 'no-store').send(null);
      },
    );
  }
};
