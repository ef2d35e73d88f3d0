import { sql } from 'kysely';
import type { Datenquelle } from '../../daten/database.ts';
import { createOutboxRepository } from '../outbox-repository.ts';
import { getBezug, type Mailabo } from './mailabo.ts';

/** What the rows of every kind of subscription have in common. */
export function createMailaboRepository(db: Datenquelle, abo: Pick<Mailabo, 'name' | 'tabellen'>) {
  const { adressen, bestellungen } = abo.tabellen;
  return {
    /** Erases an address with all it ordered and its mails. Gives its id; null where there is none. */
    async end(schluessel: string): Promise<number | null> {
      const { rows } = await sql<{ id: number }>`
        delete from ${sql.table(adressen)} where schluessel = ${schluessel} returning id`.execute(db);
      const id = rows[0]?.id ?? null;
      if (id !== null) await createOutboxRepository(db).deleteBezug(getBezug(abo, id));
      return id;
    },

    /** Erases what nobody has confirmed within so many hours. */
    async deleteUnconfirmed(stunden: number): Promise<void> {
      await sql`delete from ${sql.table(bestellungen)}
        where bestaetigt is null and erstellt < now() - make_interval(hours => ${stunden}::int)`.execute(db);
    },
  };
}
