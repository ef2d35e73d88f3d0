import { pushTagSchema } from '@gm/shared/schemas/push';
import { sicheresZielSchema } from '@gm/shared/schemas/ziel';
import { z } from 'zod';
import type { RoutePlugin } from '../../bereich.ts';
import { checkKennwort } from '../../server/check-kennwort.ts';
import { problemReplies } from '../../server/problem-replies.ts';
import { loadPushSchluessel } from '../load-push-schluessel.ts';
import { createPushRepository } from '../push-repository.ts';

const TAG_MS = 24 * 3_600_000;

const nachrichtSchema = z.object({
  tag: pushTagSchema,
  titel: z.string().trim().min(1, 'Bitte geben Sie einen Titel an.').max(120),
  text: z.string().trim().max(400).default(''),
  link: sicheresZielSchema.default('/'),
});

/** Sends a notification by hand; for `npm run push:send` and other programs of the municipality. */
export const nachricht: RoutePlugin = async (app, { config, database }) => {
  const { token } = await loadPushSchluessel(config);

  app.post(
    '/api/push/nachricht',
    {
      config: { rateLimit: { max: config.FORMULAR_LIMIT, timeWindow: '1 minute' } },
      onRequest: checkKennwort(token, 'Zum Senden von Benachrichtigungen fehlt das Kennwort.'),
      schema: {
        tags: ['Benachrichtigungen'],
        summary: 'Benachrichtigung an alle senden, die ein Thema abonniert haben',
        headers: z.object({ authorization: z.string().optional().describe('„Bearer“ und das Kennwort') }),
        body: nachrichtSchema,
        response: {
          202: z.object({ empfaenger: z.number().int().describe('Browser, an die sie unterwegs ist') }),
          ...problemReplies(400, 401, 415, 422, 429),
        },
      },
    },
    async ({ body }, reply) => {
      const gueltig_bis = new Date(Date.now() + TAG_MS);
      const empfaenger = await database.db
        .transaction()
        .execute((trx) => createPushRepository(trx).store({ ...body, anlass: null, gueltig_bis }));
      return reply.code(202).send({ empfaenger: empfaenger ?? 0 });
    },
  );
};
