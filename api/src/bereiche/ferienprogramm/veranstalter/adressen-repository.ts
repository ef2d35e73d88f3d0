import './tables.ts';
import type { Datenquelle } from '../../../kern/daten/database.ts';

/** Whose addresses stand at an event: those who look after it, or those who help. */
type Adressentabelle = 'ferien_veranstalter' | 'ferien_helfer';

/** Name and address of whoever has to do with an event, each address once an event. */
export function createAdressenRepository(db: Datenquelle, tabelle: Adressentabelle) {
  return {
    /** Whether an address stands at any event. */
    async isKnown(email: string): Promise<boolean> {
      const eine = await db.selectFrom(tabelle).select('id').where('email', '=', email).limit(1).executeTakeFirst();
      return eine !== undefined;
    },

    /** False where the address stands at the event already. */
    async add(veranstaltung_id: number, name: string, email: string): Promise<boolean> {
      const neu = await db
        .insertInto(tabelle)
        .values({ veranstaltung_id, name, email: email.toLowerCase() })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      return neu !== undefined;
    },

    /** Gives who it was, or null. */
    async remove(veranstaltung_id: number, id: number) {
      const zeile = await db
        .deleteFrom(tabelle)
        .where('veranstaltung_id', '=', veranstaltung_id)
        .where('id', '=', id)
        .returning(['name', 'email'])
        .executeTakeFirst();
      return zeile ?? null;
    },
  };
}
