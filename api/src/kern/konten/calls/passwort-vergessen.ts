import { z } from 'zod';
import type { RoutePlugin } from '../../bereich.ts';
import { problemReplies } from '../../server/problem-replies.ts';
import { passwortVergessenSchema } from '../anmeldung.ts';
import { createPasswortwunschRepository } from '../passwortwunsch-repository.ts';
import { OFFEN, takeFromStrangers } from '../take-from-strangers.ts';
import { LINKWEGE } from '../zugang.ts';

/** Has a link mailed that sets a new password, or logs a club in. Answer and time are the same for addresses without an account. */
export const passwortVergessen: RoutePlugin = async (app, { config, database }) => {
  const offen = takeFromStrangers(app, config);
  for (const { art, pfad } of LINKWEGE) {
    app.post(
      `${pfad}/passwort-vergessen`,
      {
        ...offen,
        schema: {
          ...OFFEN,
          summary: 'Link für ein neues Passwort, bei Vereinen zum Anmelden, per E-Mail bekommen',
          body: passwortVergessenSchema,
          response: { 204: z.null().describe('Angenommen'), ...problemReplies(403, 415, 422, 429) },
        },
      },
      async (request, reply) => {
        await createPasswortwunschRepository(database.db).remember({ art, email: request.body.email });
        return reply.code(204).header('cache-control', 'no-store').send(null);
      },
    );
  }
};
