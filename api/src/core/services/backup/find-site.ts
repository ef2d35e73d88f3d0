import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '@gm/shared/errors/app-error';
import { sql } from 'kysely';
import type { Config } from '../../platform/config/config.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { findLockHolder } from '../../platform/database/pglite/lock-file.ts';
import { REPLACED } from '../../platform/database/pglite/open-embedded.ts';
import { countProcesses } from '../../platform/database/postgres.ts';

export const RUNNING = 'The site is still running. Stop all its services first; nothing was changed.';

const ATTEMPTS = 20;
const PAUSE_MS = 250;

async function findEmbedded(config: Config): Promise<boolean> {
  const folder = join(config.DATA_DIR, 'datenbank');
  if ((await findLockHolder(folder)) !== undefined) throw new AppError('datenbank_in_benutzung', RUNNING);
  return existsSync(join(folder, 'pg')) || existsSync(join(folder, REPLACED));
}

async function findPostgres(config: Config): Promise<boolean> {
  const database = await openDatabase(config);
  const { db } = database;
  try {
    // A killed process leaves the server's side of its connection for a moment.
    for (let i = 0; i < ATTEMPTS && (await countProcesses(db)) > 0; i += 1) await wait(PAUSE_MS);
    if ((await countProcesses(db)) > 0) throw new AppError('datenbank_in_benutzung', RUNNING);
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_class
      where relnamespace = current_schema()::regnamespace and relkind = 'r'`.execute(db);
    return Boolean(rows[0]?.n);
  } finally {
    await database.close();
  }
}

/** Whether there is a site that a restore would replace. Throws while it runs. */
export const findSite = (config: Config): Promise<boolean> =>
  config.DATABASE_URL ? findPostgres(config) : findEmbedded(config);
