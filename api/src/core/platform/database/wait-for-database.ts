import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '@gm/shared/errors/app-error';
import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';
import { isDatabaseAway } from './is-database-away.ts';

const PAUSE_MS = 500;

/**
 * Resolves when the database responds, because machines start in any order.
 * @param onWait called once with the reason if it does not respond at first
 */
export async function waitForDatabase(db: Kysely<Database>, onWait: (reason: Error) => void): Promise<void> {
  for (let told = false; ; told = true) {
    try {
      await sql`select 1`.execute(db);
      return;
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      if (!told) onWait(error as Error);
      await wait(PAUSE_MS);
    }
  }
}

/** The oldest major version that tests run on. */
const OLDEST = 15;

/** Refuses a server on which statements would fail one by one. */
export async function refuseOldServer(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ number: number }>`
    select current_setting('server_version_num')::int / 10000 as number`.execute(db);
  const version = rows[0]?.number ?? 0;
  if (version >= OLDEST) return;
  const message = `PostgreSQL ${version} is too old: DATABASE_URL needs ${OLDEST} or newer (Debian 12 has 15; newer ones: https://wiki.postgresql.org/wiki/Apt).`;
  throw new AppError('nicht_bereit', message);
}
