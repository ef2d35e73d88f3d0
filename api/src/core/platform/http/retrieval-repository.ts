import { sql } from 'kysely';
import type { DataSource } from '../database/database.ts';
import { createThrottleKey } from './throttle-repository.ts';

export interface RetrievalState {
  /** Includes the present request. */
  current: number;
  /** Milliseconds until the window ends. */
  ttl: number;
}

/** Counts requests per address, in windows that begin with the first request. Addresses are stored as hashes. */
export function createRetrievalRepository(db: DataSource) {
  return {
    async count(purpose: string, who: string, ms: number): Promise<RetrievalState> {
      const end = sql<Date>`now() + make_interval(secs => ${ms / 1000}::float8)`;
      const isOver = sql`abrufe.ende <= now()`;
      const { current, ttl } = await db
        .insertInto('abrufe')
        .values({ schluessel: createThrottleKey(purpose, who), anzahl: 1, ende: end })
        .onConflict((existing) =>
          existing.column('schluessel').doUpdateSet({
            anzahl: sql<number>`case when ${isOver} then 1 else abrufe.anzahl + 1 end`,
            ende: sql<Date>`case when ${isOver} then excluded.ende else abrufe.ende end`,
          }),
        )
        .returning(['anzahl as current', sql<number>`(extract(epoch from ende - now()) * 1000)::float8`.as('ttl')])
        .executeTakeFirstOrThrow();
      return { current, ttl };
    },

    async cleanUp(): Promise<void> {
      await db.deleteFrom('abrufe').where('ende', '<', sql<Date>`now()`).execute();
    },
  };
}
