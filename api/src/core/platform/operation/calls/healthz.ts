import { z } from 'zod';
import type { RoutePlugin } from '../../context.ts';

/** Liveness of the process, independent of the database. */
export const healthz: RoutePlugin = async (app) => {
  app.get(
    '/healthz',
    {
      logLevel: 'warn',
      schema: {
        tags: ['Betrieb'],
        summary: 'Läuft der Prozess?',
        response: { 200: z.object({ status: z.literal('ok') }) },
      },
    },
    async () => ({ status: 'ok' as const }),
  );
};
