import type { Kitavormerkung } from '@gm/shared/bereiche/betreuung/kitavormerkung';
import { sql } from 'kysely';
import type { Datenquelle } from '../../kern/daten/database.ts';

export function createKitavormerkungRepository(db: Datenquelle) {
  return {
    /** Gives a stored pre-registration its private link. */
    async link(einsendungId: number, schluessel: string): Promise<void> {
      await db.insertInto('kitavormerkungen').values({ einsendung_id: einsendungId, schluessel }).execute();
    },

    async findKey(einsendungId: number): Promise<string> {
      const { schluessel } = await db
        .selectFrom('kitavormerkungen')
        .select('schluessel')
        .where('einsendung_id', '=', einsendungId)
        .executeTakeFirstOrThrow();
      return schluessel;
    },

    /** The pre-registration behind a private link, locked until the transaction ends, or null. */
    async findForChange(schluessel: string) {
      const row = await db
        .selectFrom('einsendungen')
        .innerJoin('kitavormerkungen', 'einsendung_id', 'id')
        .select(['id', 'referenz', 'status', 'email', 'angaben'])
        .where('schluessel', '=', schluessel)
        .forUpdate('einsendungen')
        .executeTakeFirst();
      return row ? { ...row, angaben: row.angaben as unknown as Kitavormerkung } : null;
    },

    async change(id: number, neu: { status?: 'zurückgezogen'; angaben: Kitavormerkung }): Promise<void> {
      await db
        .updateTable('einsendungen')
        .set({ ...neu, angaben: JSON.stringify(neu.angaben), version: sql`version + 1`, geaendert: sql<Date>`now()` })
        .where('id', '=', id)
        .execute();
    },

    /** How the pre-registration behind a private link stands, or null. Days are those of Europe/Berlin. */
    async findStand(schluessel: string) {
      const tag = (spalte: string) =>
        sql<string>`to_char(${sql.ref(spalte)} at time zone 'Europe/Berlin', 'YYYY-MM-DD')`;
      const row = await db
        .selectFrom('einsendungen')
        .innerJoin('kitavormerkungen', 'einsendung_id', 'id')
        .select(['referenz', 'status', 'angaben', tag('erstellt').as('eingegangen'), tag('geaendert').as('geaendert')])
        .where('schluessel', '=', schluessel)
        .executeTakeFirst();
      // Only this form's schema has written the answers.
      return row ? { ...row, angaben: row.angaben as unknown as Kitavormerkung } : null;
    },
  };
}
