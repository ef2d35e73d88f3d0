import { join } from 'node:path';
import type { LogEvent } from 'kysely';
import type { OpenDatabase } from './database-handle.ts';
import { openEmbedded } from './pglite/open-embedded.ts';
import { openPostgres } from './postgres.ts';
import { protectDataDir } from './protect-data-dir.ts';

export interface DatabaseOptions {
  DATABASE_URL?: string | undefined;
  DATABASE_STANDBY?: string[];
  DATABASE_POOL: number;
  DATA_DIR: string;
}

/**
 * Opens PostgreSQL if `DATABASE_URL` is set, otherwise the embedded database in `DATA_DIR/datenbank`. Restricts
 * `DATA_DIR` to its owner, because uploads and mails are stored there in either case. Throws `datenbank_in_benutzung`
 * if another process uses the folder. `hear` is called after every statement.
 */
export async function openDatabase(options: DatabaseOptions, hear?: (event: LogEvent) => void): Promise<OpenDatabase> {
  await protectDataDir(options.DATA_DIR);
  const { DATABASE_URL, DATABASE_STANDBY = [], DATABASE_POOL } = options;
  if (DATABASE_URL) return openPostgres([DATABASE_URL, ...DATABASE_STANDBY], DATABASE_POOL, hear);
  return openEmbedded(join(options.DATA_DIR, 'datenbank'), hear);
}
