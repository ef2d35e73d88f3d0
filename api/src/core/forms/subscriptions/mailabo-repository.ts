import { sql } from 'kysely';
import type { DataSource } from '../../platform/database/database.ts';
import { createOutboxRepository } from '../../services/mail/outbox-repository.ts';
import { getRelation, type Mailabo } from './mailabo.ts';

/** Operations common to all kinds of subscriptions. */
export function createMailaboRepository(db: DataSource, subscription: Pick<Mailabo, 'name' | 'tabellen'>) {
  const { adressen: addresses, bestellungen: orders } = subscription.tabellen;
  return {
    /** Deletes an address with all its subscriptions and mails. Returns its id; null if it does not exist. */
    async end(key: string): Promise<number | null> {
      const { rows } = await sql<{ id: number }>`
        delete from ${sql.table(addresses)} where schluessel = ${key} returning id`.execute(db);
      const id = rows[0]?.id ?? null;
      if (id !== null) await createOutboxRepository(db).deleteByRelation(getRelation(subscription, id));
      return id;
    },

    /** Deletes subscriptions that were not confirmed within this many hours. */
    async deleteUnconfirmed(hours: number): Promise<void> {
      await sql`delete from ${sql.table(orders)}
        where bestaetigt is null and erstellt < now() - make_interval(hours => ${hours}::int)`.execute(db);
    },
  };
}
