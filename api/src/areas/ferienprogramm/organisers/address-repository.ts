import './tables.ts';
import type { DataSource } from '../../../core/platform/database/database.ts';

/** Tables of addresses per event: organisers or helpers. */
type AddressTable = 'ferien_veranstalter' | 'ferien_helfer';

/** Names and addresses of the organisers or helpers of events, each address once per event. */
export function createAddressRepository(db: DataSource, table: AddressTable) {
  return {
    /** Whether any event has this address. */
    async isKnown(email: string): Promise<boolean> {
      const one = await db.selectFrom(table).select('id').where('email', '=', email).limit(1).executeTakeFirst();
      return one !== undefined;
    },

    /** Returns false if the event already has the address. */
    async add(veranstaltung_id: number, name: string, email: string): Promise<boolean> {
      const fresh = await db
        .insertInto(table)
        .values({ veranstaltung_id, name, email: email.toLowerCase() })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      return fresh !== undefined;
    },

    /** Returns the removed entry, or null. */
    async remove(veranstaltung_id: number, id: number) {
      const line = await db
        .deleteFrom(table)
        .where('veranstaltung_id', '=', veranstaltung_id)
        .where('id', '=', id)
        .returning(['name', 'email'])
        .executeTakeFirst();
      return line ?? null;
    },
  };
}
