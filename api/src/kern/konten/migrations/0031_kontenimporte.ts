import { type Kysely, sql } from 'kysely';

/** Lists of accounts that were read and not yet carried out: one for each administrator. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('kontenimporte')
    .addColumn('konto_id', 'integer', (column) => column.primaryKey().references('konten.id').onDelete('cascade'))
    // Another one for every list: what is carried out is what was looked at.
    .addColumn('uuid', 'uuid', (column) => column.notNull().defaultTo(sql`gen_random_uuid()`))
    .addColumn('zeilen', 'jsonb', (column) => column.notNull())
    .addColumn('erstellt', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
}
