import type { Kysely } from 'kysely';

/** Private links of day-care pre-registrations; deleted with the submission. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('kitavormerkungen')
    .addColumn('einsendung_id', 'integer', (column) =>
      column.primaryKey().references('einsendungen.id').onDelete('cascade'),
    )
    .addColumn('schluessel', 'text', (column) => column.notNull().unique())
    .execute();
}
