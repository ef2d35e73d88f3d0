import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';
import { isDatabaseAway } from './is-database-away.ts';

const PAUSE_MS = 500;

/**
 * Resolves when the database answers; machines start in any order.
 * @param onWait told once, with the reason, when it does not at first
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
