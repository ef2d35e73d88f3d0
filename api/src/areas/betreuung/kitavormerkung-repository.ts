import type { Kitavormerkung } from '@gm/shared/areas/betreuung/kitavormerkung';
import { sql } from 'kysely';
import type { DataSource } from '../../core/platform/database/database.ts';

export function createKitavormerkungRepository(db: DataSource) {
  return {
    /** Stores the private link of a pre-registration. */
    async link(submissionId: number, key: string): Promise<void> {
      await db.insertInto('kitavormerkungen').values({ einsendung_id: submissionId, schluessel: key }).execute();
    },

    async findKey(submissionId: number): Promise<string> {
      const { schluessel: key } = await db
        .selectFrom('kitavormerkungen')
        .select('schluessel')
        .where('einsendung_id', '=', submissionId)
        .executeTakeFirstOrThrow();
      return key;
    },

    /** The pre-registration for a private link, locked until the transaction ends, or null. */
    async findForChange(key: string) {
      const row = await db
        .selectFrom('einsendungen')
        .innerJoin('kitavormerkungen', 'einsendung_id', 'id')
        .select(['id', 'referenz', 'status', 'email', 'angaben'])
        .where('schluessel', '=', key)
        .forUpdate('einsendungen')
        .executeTakeFirst();
      return row ? { ...row, angaben: row.angaben as unknown as Kitavormerkung } : null;
    },

    async change(id: number, fresh: { status?: 'zurückgezogen'; angaben: Kitavormerkung }): Promise<void> {
      await db
        .updateTable('einsendungen')
        .set({
          ...fresh,
          angaben: JSON.stringify(fresh.angaben),
          version: sql`version + 1`,
          geaendert: sql<Date>`now()`,
        })
        .where('id', '=', id)
        .execute();
    },

    /** Status of the pre-registration for a private link, or null. Days are in Europe/Berlin. */
    async findStand(key: string) {
      const day = (column: string) =>
        sql<string>`to_char(${sql.ref(column)} at time zone 'Europe/Berlin', 'YYYY-MM-DD')`;
      const row = await db
        .selectFrom('einsendungen')
        .innerJoin('kitavormerkungen', 'einsendung_id', 'id')
        .select(['referenz', 'status', 'angaben', day('erstellt').as('eingegangen'), day('geaendert').as('geaendert')])
        .where('schluessel', '=', key)
        .executeTakeFirst();
      // Only this form writes these answers, after validation.
      return row ? { ...row, angaben: row.angaben as unknown as Kitavormerkung } : null;
    },
  };
}
