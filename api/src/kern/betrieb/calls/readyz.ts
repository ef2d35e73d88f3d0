import { AppError } from '@gm/shared/fehler/app-error';
import { z } from 'zod';
import type { RoutePlugin } from '../../bereich.ts';
import { isMigrated } from '../../daten/migrate.ts';
import { problemReplies } from '../../server/problem-replies.ts';

/** Whether requests should be sent here: database reachable, migrations done, not about to end. */
export const readyz: RoutePlugin = async (app, { database, drain, migrations }) => {
  app.get(
    '/readyz',
    {
      logLevel: 'warn',
      schema: {
        tags: ['Betrieb'],
        summary: 'Nimmt der Dienst Anfragen an?',
        response: { 200: z.object({ status: z.literal('bereit') }), ...problemReplies(503) },
      },
    },
    async () => {
      if (drain.active) throw new AppError('nicht_bereit', 'Der Dienst wird gerade beendet.');
      const migrated = await isMigrated(database.db, migrations).catch((cause: unknown) => {
        throw new AppError('nicht_bereit', 'Die Datenbank ist nicht erreichbar.', { cause });
      });
      if (!migrated) throw new AppError('nicht_bereit', 'Die Datenbank wird gerade eingerichtet.');
      return { status: 'bereit' as const };
    },
  );
};
