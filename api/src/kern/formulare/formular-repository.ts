import { sql } from 'kysely';
import type { Datenquelle } from '../daten/database.ts';
import type { Eingang } from './tables.ts';

interface Wiederholbar {
  formular: string;
  schluessel: string;
  /** Hash over the content. */
  pruefsumme: string;
}

/** What all public forms share. The first three belong into the transaction that stores the request. */
export function createFormularRepository(db: Datenquelle) {
  return {
    /**
     * Gives out the next reference number, e.g. `FM-2026-0001`: kind of form, year in Europe/Berlin, running number. The
     * row stays locked until the transaction ends, so that no number is given out twice.
     */
    async assignReferenz(kuerzel: string): Promise<string> {
      const { jahr, letzte } = await db
        .insertInto('referenznummern')
        .values({ kuerzel, jahr: sql<number>`extract(year from now() at time zone 'Europe/Berlin')::int`, letzte: 1 })
        .onConflict((bestehende) =>
          bestehende.columns(['kuerzel', 'jahr']).doUpdateSet({ letzte: sql`referenznummern.letzte + 1` }),
        )
        .returning(['jahr', 'letzte'])
        .executeTakeFirstOrThrow();
      return `${kuerzel}-${jahr}-${String(letzte).padStart(4, '0')}`;
    },

    /**
     * Takes the key for this transaction, or gives the reply made under it before; `gleich` tells whether for the same
     * content. A second request with the same key waits here until the first has ended.
     */
    async reserveSchluessel(anfrage: Wiederholbar): Promise<{ gleich: boolean; antwort: Eingang } | null> {
      const eigener = await db
        .insertInto('idempotenz')
        .values(anfrage)
        .onConflict((bestehende) => bestehende.doNothing())
        .returning('schluessel')
        .executeTakeFirst();
      if (eigener) return null;
      const frueher = await this.findReply(anfrage);
      if (!frueher) throw new Error('Idempotency key without a reply outside of its transaction');
      return frueher;
    },

    /** The reply made under a key, or null; `gleich` tells whether for the same content. */
    async findReply(anfrage: Wiederholbar): Promise<{ gleich: boolean; antwort: Eingang } | null> {
      const frueher = await db
        .selectFrom('idempotenz')
        .select(['pruefsumme', 'antwort'])
        .where('formular', '=', anfrage.formular)
        .where('schluessel', '=', anfrage.schluessel)
        .executeTakeFirst();
      if (!frueher?.antwort) return null;
      return { gleich: frueher.pruefsumme === anfrage.pruefsumme, antwort: frueher.antwort };
    },

    async rememberReply({ formular, schluessel }: Wiederholbar, antwort: Eingang): Promise<void> {
      await db
        .updateTable('idempotenz')
        .set({ antwort: JSON.stringify(antwort) })
        .where('formular', '=', formular)
        .where('schluessel', '=', schluessel)
        .execute();
    },

    /** Nobody repeats a request after a day: forgets older keys. */
    async forgetKeys(): Promise<void> {
      await db.deleteFrom('idempotenz').where('erstellt', '<', sql<Date>`now() - interval '1 day'`).execute();
    },
  };
}
