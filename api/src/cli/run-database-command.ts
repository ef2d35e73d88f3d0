import { runCommand } from '@gm/shared/cli/run-command';
import { AppError } from '@gm/shared/errors/app-error';
import { isDatabaseAway } from '../core/platform/database/is-database-away.ts';

/** `runCommand` for commands that need the database: without it they end with one sentence. */
export const runDatabaseCommand = (help: string, run: () => Promise<void>): Promise<void> =>
  runCommand(help, () =>
    run().catch((cause: unknown) => {
      if (!isDatabaseAway(cause)) throw cause;
      throw new AppError('nicht_bereit', 'The database of DATABASE_URL does not answer.', { cause });
    }),
  );
