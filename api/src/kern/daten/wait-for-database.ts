import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';

const PAUSE_MS = 500;

/** What a database that is not there yet, or not any more, answers; a wrong password or name does not mend itself. */
const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'ETIMEDOUT',
  // It starts or ends just now (57P03, 57P01, 57P02), or all its places are taken (53300).
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);

function isAway(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return AWAY.has(code ?? '') || /timeout|terminated/i.test(message ?? '');
}

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
      if (!isAway(error)) throw error;
      if (!told) onWait(error as Error);
      await wait(PAUSE_MS);
    }
  }
}
