import { sql } from 'kysely';
import type { Datenquelle } from '../daten/database.ts';
import { createDrosselKey } from './drossel-repository.ts';

export interface Abrufstand {
  /** This one included. */
  current: number;
  /** Milliseconds until the count begins anew. */
  ttl: number;
}

/** Counts requests of an address, in windows that begin with the first. Whom it is about is kept as a hash. */
export function createAbrufRepository(db: Datenquelle) {
  return {
    async count(zweck: string, wer: string, ms: number): Promise<Abrufstand> {
      const ende = sql<Date>`now() + make_interval(secs => ${ms / 1000}::float8)`;
      const isOver = sql`abrufe.ende <= now()`;
      const { current, ttl } = await db
        .insertInto('abrufe')
        .values({ schluessel: createDrosselKey(zweck, wer), anzahl: 1, ende })
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
