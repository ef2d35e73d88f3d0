import { pushTagSchema } from '@gm/shared/schemas/push';
import { secureTargetSchema } from '@gm/shared/schemas/target';
import { z } from 'zod';
import type { RoutePlugin } from '../../../platform/context.ts';
import { checkPassphrase } from '../../../platform/http/check-passphrase.ts';
import { problemReplies } from '../../../platform/http/problem-replies.ts';
import type { ServicesContext } from '../../context.ts';
import { loadPushKey } from '../load-push-key.ts';
import { createPushRepository } from '../push-repository.ts';

const TAG_MS = 24 * 3_600_000;

const messageSchema = z.object({
  tag: pushTagSchema,
  titel: z.string().trim().min(1, 'Bitte geben Sie einen Titel an.').max(120),
  text: z.string().trim().max(400).default(''),
  link: secureTargetSchema.default('/'),
});

/** Sends a notification manually; for `npm run push:send` and other programs of the municipality. */
export const message: RoutePlugin<ServicesContext> = async (app, { config, database }) => {
  const { token } = await loadPushKey(config);

  app.post(
    '/api/push/nachricht',
    {
      config: { rateLimit: { max: config.FORM_LIMIT, timeWindow: '1 minute' } },
      onRequest: checkPassphrase('PUSH_TOKEN', token, 'Zum Senden von Benachrichtigungen fehlt das Kennwort.'),
      schema: {
        tags: ['Benachrichtigungen'],
        summary: 'Benachrichtigung an alle senden, die ein Thema abonniert haben',
        headers: z.object({ authorization: z.string().optional().describe('„Bearer“ und das Kennwort') }),
        body: messageSchema,
        response: {
          202: z.object({ empfaenger: z.number().int().describe('Browser, an die sie unterwegs ist') }),
          ...problemReplies(400, 401, 415, 422, 429),
        },
      },
    },
    async ({ body }, reply) => {
      const gueltig_bis = new Date(Date.now() + TAG_MS);
      const recipient = await database.db
        .transaction()
        .execute((trx) => createPushRepository(trx).store({ ...body, anlass: null, gueltig_bis }));
      return reply.code(202).send({ empfaenger: recipient ?? 0 });
    },
  );
};
