import type { Kysely } from 'kysely';

/** The private link of a pre-registration for day care; it goes with what was sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('kitavormerkungen')
    .addColumn('einsendung_id', 'integer', (column) =>
      column.primaryKey().references('einsendungen.id').onDelete('cascade'),
    )
    .addColumn('schluessel', 'text', (column) => column.notNull().unique())
    .execute();
}
