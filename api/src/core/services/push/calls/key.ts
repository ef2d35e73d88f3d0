import { z } from 'zod';
import type { RoutePlugin } from '../../../platform/context.ts';
import type { ServicesContext } from '../../context.ts';
import { loadPushKey } from '../load-push-key.ts';

/** Public VAPID key to which browsers bind their subscription. */
export const key: RoutePlugin<ServicesContext> = async (app, { config }) => {
  const { oeffentlich: isPublic } = await loadPushKey(config);

  app.get(
    '/api/push/schluessel',
    {
      schema: {
        tags: ['Benachrichtigungen'],
        summary: 'Öffentlicher Schlüssel für Push-Benachrichtigungen (VAPID)',
        response: { 200: z.object({ schluessel: z.string() }) },
      },
    },
    async (_request, reply) => reply.header('cache-control', 'no-cache').send({ schluessel: isPublic }),
  );
};
