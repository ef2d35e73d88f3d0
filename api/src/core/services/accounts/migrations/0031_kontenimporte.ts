import { type Kysely, sql } from 'kysely';

/** Parsed account lists awaiting import, one per administrator. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('kontenimporte')
    .addColumn('konto_id', 'integer', (column) => column.primaryKey().references('konten.id').onDelete('cascade'))
    // Changes with every list, so that only the previewed list can be imported.
    .addColumn('uuid', 'uuid', (column) => column.notNull().defaultTo(sql`gen_random_uuid()`))
    .addColumn('zeilen', 'jsonb', (column) => column.notNull())
    .addColumn('erstellt', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
}
