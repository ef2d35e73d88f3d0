import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Datenquelle } from '../daten/database.ts';

/** Whom a count is about, as it is kept. */
export const createDrosselKey = (zweck: string, wer: string) =>
  createHash('sha256').update(`${zweck} ${wer.toLowerCase()}`).digest('base64url');

/**
 * Counts how often somebody did something lately, for limits that all processes share: wrong passwords of an account,
 * mails to an address, bookings for a child. Whom it is about is kept as a hash. Windows last a day at most.
 */
export function createDrosselRepository(db: Datenquelle) {
  return {
    /**
     * Counts one more and returns their number within the window that began with the first. Counted before whatever
     * is limited happens: a crowd that comes at once gets no more than one after the other.
     */
    async count(zweck: string, wer: string, minutes: number): Promise<number> {
      const isOver = sql`drosseln.beginn < now() - make_interval(mins => ${minutes}::int)`;
      const { anzahl } = await db
        .insertInto('drosseln')
        .values({ schluessel: createDrosselKey(zweck, wer), anzahl: 1 })
        .onConflict((existing) =>
          existing.column('schluessel').doUpdateSet({
            anzahl: sql<number>`case when ${isOver} then 1 else drosseln.anzahl + 1 end`,
            beginn: sql<Date>`case when ${isOver} then now() else drosseln.beginn end`,
          }),
        )
        .returning('anzahl')
        .executeTakeFirstOrThrow();
      return anzahl;
    },

    /** Takes one back that was counted and needed no limit. */
    async giveBack(zweck: string, wer: string): Promise<void> {
      await db
        .updateTable('drosseln')
        .set({ anzahl: sql<number>`anzahl - 1` })
        .where('schluessel', '=', createDrosselKey(zweck, wer))
        .where('anzahl', '>', 0)
        .execute();
    },

    /** Forgets what was counted: the right password came, the account has a new one. */
    async forget(zweck: string, wer: string): Promise<void> {
      await db.deleteFrom('drosseln').where('schluessel', '=', createDrosselKey(zweck, wer)).execute();
    },
  };
}
