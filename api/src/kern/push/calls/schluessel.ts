import { z } from 'zod';
import type { RoutePlugin } from '../../bereich.ts';
import { loadPushSchluessel } from '../load-push-schluessel.ts';

/** The public key browsers bind their subscription to. */
export const schluessel: RoutePlugin = async (app, { config }) => {
  const { oeffentlich } = await loadPushSchluessel(config);

  app.get(
    '/api/push/schluessel',
    {
      schema: {
        tags: ['Benachrichtigungen'],
        summary: 'Öffentlicher Schlüssel für Push-Benachrichtigungen (VAPID)',
        response: { 200: z.object({ schluessel: z.string() }) },
      },
    },
    async (_request, reply) => reply.header('cache-control', 'no-cache').send({ schluessel: oeffentlich }),
  );
};
