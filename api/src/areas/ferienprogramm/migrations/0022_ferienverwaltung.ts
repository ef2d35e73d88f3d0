import { type Kysely, sql } from 'kysely';

/** Staff changes to events of the holiday programme, which survive loading content. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ferien_aenderungen')
    .addColumn('veranstaltung_id', 'integer', (column) =>
      column.primaryKey().references('ferien_veranstaltungen.id').onDelete('cascade'),
    )
    .addColumn('teilnehmer_max', 'integer', (column) => column.check(sql`teilnehmer_max >= 0`))
    .addColumn('abgesagt', 'timestamptz')
    .addColumn('grund', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
