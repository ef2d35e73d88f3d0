import { z } from 'zod';
import { buildTokenHash } from '../../../platform/config/secret.ts';
import type { RoutePlugin } from '../../../platform/context.ts';
import { problemReplies } from '../../../platform/http/problem-replies.ts';
import type { ServicesContext } from '../../context.ts';
import { LINK_WAYS } from '../access.ts';
import { createAccountRepository } from '../account-repository.ts';

/** Whether a mailed link is still valid, so that people don't choose a password in vain. */
export const passwordLink: RoutePlugin<ServicesContext> = async (app, { config, database }) => {
  for (const { art: kind, pfad: path } of LINK_WAYS) {
    app.get(
      `${path}/passwort-link`,
      {
        config: { rateLimit: { max: config.FORM_LIMIT, timeWindow: '1 minute' } },
        schema: {
          tags: ['Konten'],
          summary: 'Ob ein Link noch gilt, der ein Passwort festlegt oder einen Verein anmeldet',
          querystring: z.object({ token: z.string().max(100).catch('') }),
          response: { 200: z.object({ gueltig: z.boolean() }), ...problemReplies(429) },
        },
      },
      async (request, reply) => {
        const account = await createAccountRepository(database.db).findPasswortlink(
          kind,
          buildTokenHash(request.query.token),
        );
        return reply.header('cache-control', 'no-store').send({ gueltig: account !== null });
      },
    );
  }
};
