import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { DataSource } from '../database/database.ts';

/** Key of a counter as stored. */
export const createThrottleKey = (purpose: string, who: string) =>
  createHash('sha256').update(`${purpose} ${who.toLowerCase()}`).digest('base64url');

/**
 * Counts recent actions for rate limits shared by all processes: failed log-ins of an account, mails to an address,
 * bookings for a child. Subjects are stored as hashes. Windows last a day at most.
 */
export function createThrottleRepository(db: DataSource) {
  return {
    /**
     * Increments the counter. Returns its value within the window that began with the first action. Count before the
     * limited action, so that concurrent requests cannot exceed the limit.
     */
    async count(purpose: string, who: string, minutes: number): Promise<number> {
      const isOver = sql`drosseln.beginn < now() - make_interval(mins => ${minutes}::int)`;
      const { anzahl: count } = await db
        .insertInto('drosseln')
        .values({ schluessel: createThrottleKey(purpose, who), anzahl: 1 })
        .onConflict((existing) =>
          existing.column('schluessel').doUpdateSet({
            anzahl: sql<number>`case when ${isOver} then 1 else drosseln.anzahl + 1 end`,
            beginn: sql<Date>`case when ${isOver} then now() else drosseln.beginn end`,
          }),
        )
        .returning('anzahl')
        .executeTakeFirstOrThrow();
      return count;
    },

    /** Decrements the counter for an action that need not count. */
    async giveBack(purpose: string, who: string): Promise<void> {
      await db
        .updateTable('drosseln')
        .set({ anzahl: sql<number>`anzahl - 1` })
        .where('schluessel', '=', createThrottleKey(purpose, who))
        .where('anzahl', '>', 0)
        .execute();
    },

    /** Resets a counter, e.g. after the correct password or a password change. */
    async forget(purpose: string, who: string): Promise<void> {
      await db.deleteFrom('drosseln').where('schluessel', '=', createThrottleKey(purpose, who)).execute();
    },
  };
}
