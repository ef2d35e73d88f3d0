import { type Kysely, sql } from 'kysely';

/** Private notes of a council member on agenda items. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('rats_notizen')
    .addColumn('konto_id', 'integer', (column) => column.notNull().references('konten.id').onDelete('cascade'))
    .addColumn('punkt_id', 'integer', (column) => column.notNull().references('rats_tagesordnungspunkte.id'))
    .addColumn('markiert', 'boolean', (column) => column.notNull())
    .addColumn('notiz', 'text', (column) => column.notNull())
    .addColumn('geaendert', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('rats_notizen_pk', ['konto_id', 'punkt_id'])
    .execute();
}
