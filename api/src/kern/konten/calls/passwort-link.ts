import { z } from 'zod';
import type { RoutePlugin } from '../../bereich.ts';
import { buildTokenHash } from '../../betrieb/geheimnis.ts';
import { problemReplies } from '../../server/problem-replies.ts';
import { createKontenRepository } from '../konten-repository.ts';
import { LINKWEGE } from '../zugang.ts';

/** Whether a link from a mail still sets a password or logs in, so that nobody thinks of one in vain. */
export const passwortLink: RoutePlugin = async (app, { config, database }) => {
  for (const { art, pfad } of LINKWEGE) {
    app.get(
      `${pfad}/passwort-link`,
      {
        config: { rateLimit: { max: config.FORMULAR_LIMIT, timeWindow: '1 minute' } },
        schema: {
          tags: ['Konten'],
          summary: 'Ob ein Link noch gilt, der ein Passwort festlegt oder einen Verein anmeldet',
          querystring: z.object({ token: z.string().max(100).catch('') }),
          response: { 200: z.object({ gueltig: z.boolean() }), ...problemReplies(429) },
        },
      },
      async (request, reply) => {
        const konto = await createKontenRepository(database.db).findPasswortlink(
          art,
          buildTokenHash(request.query.token),
        );
        return reply.header('cache-control', 'no-store').send({ gueltig: konto !== null });
      },
    );
  }
};
