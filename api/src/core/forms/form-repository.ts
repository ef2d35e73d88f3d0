import { sql } from 'kysely';
import type { DataSource } from '../platform/database/database.ts';
import type { Receipt } from './tables.ts';

interface Repeatable {
  formular: string;
  schluessel: string;
  /** Hash of the content. */
  pruefsumme: string;
}

/** Common operations of all public forms. Call the first three inside the transaction that stores the request. */
export function createFormRepository(db: DataSource) {
  return {
    /**
     * Issues the next reference number, e.g. `FM-2026-0001`: form kind, year in Europe/Berlin, sequence number. The row
     * stays locked until the transaction ends, so that no number is issued twice.
     */
    async assignReferenz(abbreviation: string): Promise<string> {
      const { jahr: year, letzte: last } = await db
        .insertInto('referenznummern')
        .values({
          kuerzel: abbreviation,
          jahr: sql<number>`extract(year from now() at time zone 'Europe/Berlin')::int`,
          letzte: 1,
        })
        .onConflict((existing) =>
          existing.columns(['kuerzel', 'jahr']).doUpdateSet({ letzte: sql`referenznummern.letzte + 1` }),
        )
        .returning(['jahr', 'letzte'])
        .executeTakeFirstOrThrow();
      return `${abbreviation}-${year}-${String(last).padStart(4, '0')}`;
    },

    /**
     * Reserves the idempotency key for this transaction, or returns the reply stored under it; `gleich` says whether
     * the content is the same. A concurrent request with the same key waits until the first has ended.
     */
    async reserveSchluessel(inquiry: Repeatable): Promise<{ gleich: boolean; antwort: Receipt } | null> {
      const own = await db
        .insertInto('idempotenz')
        .values(inquiry)
        .onConflict((existing) => existing.doNothing())
        .returning('schluessel')
        .executeTakeFirst();
      if (own) return null;
      const earlier = await this.findReply(inquiry);
      if (!earlier) throw new Error('Idempotency key without a reply outside of its transaction');
      return earlier;
    },

    /** The reply stored under a key, or null; `gleich` says whether the content is the same. */
    async findReply(inquiry: Repeatable): Promise<{ gleich: boolean; antwort: Receipt } | null> {
      const earlier = await db
        .selectFrom('idempotenz')
        .select(['pruefsumme', 'antwort'])
        .where('formular', '=', inquiry.formular)
        .where('schluessel', '=', inquiry.schluessel)
        .executeTakeFirst();
      if (!earlier?.antwort) return null;
      return { gleich: earlier.pruefsumme === inquiry.pruefsumme, antwort: earlier.antwort };
    },

    async rememberReply({ formular: form, schluessel: key }: Repeatable, answer: Receipt): Promise<void> {
      await db
        .updateTable('idempotenz')
        .set({ antwort: JSON.stringify(answer) })
        .where('formular', '=', form)
        .where('schluessel', '=', key)
        .execute();
    },

    /** Deletes keys older than a day; requests are not repeated after that. */
    async forgetKeys(): Promise<void> {
      await db.deleteFrom('idempotenz').where('erstellt', '<', sql<Date>`now() - interval '1 day'`).execute();
    },
  };
}
