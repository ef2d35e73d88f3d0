import { AppError } from '@gm/shared/errors/app-error';
import { z } from 'zod';
import type { RoutePlugin } from '../../context.ts';
import { isMigrated } from '../../database/migrate.ts';
import { problemReplies } from '../../http/problem-replies.ts';

/** Readiness: database reachable, migrations applied, no shutdown in progress. */
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
