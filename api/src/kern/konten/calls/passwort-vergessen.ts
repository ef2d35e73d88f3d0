import { passwortVergessenSchema } from '@gm/shared/schemas/anmeldung';
import { z } from 'zod';
import type { RoutePlugin } from '../../bereich.ts';
import { registerFormularParser } from '../../formulare/read-formulardaten.ts';
import { checkOrigin } from '../../formulare/schutz.ts';
import { problemReplies } from '../../server/problem-replies.ts';
import { createWideLimit } from '../create-wide-limit.ts';
import { createPasswortwunschRepository } from '../passwortwunsch-repository.ts';
import { ALLE_ZUGAENGE } from '../zugang.ts';

/** Has a link to set a new password mailed. Answer and time are the same for addresses without an account. */
export const passwortVergessen: RoutePlugin = async (app, { config, database }) => {
  registerFormularParser(app, { dateifelder: [] });
  const limitWideNetworks = createWideLimit(app, config.ANMELDE_LIMIT);
  for (const { art, pfad } of ALLE_ZUGAENGE) {
    app.post(
      `${pfad}/passwort-vergessen`,
      {
        config: { rateLimit: { max: config.ANMELDE_LIMIT, timeWindow: '1 minute' } },
        onRequest: async (request) => {
          checkOrigin(request, config.SITE_URL);
          await limitWideNetworks(request);
        },
        schema: {
          tags: ['Konten'],
          summary: 'Link für ein neues Passwort per E-Mail bekommen',
          consumes: ['application/json', 'application/x-www-form-urlencoded'],
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
