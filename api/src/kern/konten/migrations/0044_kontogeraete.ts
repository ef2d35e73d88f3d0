import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Browsers in which somebody logged in to an account before: they get in while strangers guess its password. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('kontogeraete')
    // The secret itself lies in the browser's cookie alone.
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('konto_id', 'integer', (column) => column.notNull().references('konten.id').onDelete('cascade'))
    .addColumn('zuletzt', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('kontogeraete_pkey', ['token_hash', 'konto_id'])
    .execute();
  await sql`create index kontogeraete_konto on kontogeraete (konto_id, zuletzt)`.execute(db);
}
