import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Known browsers per account: they can still log in during a password-guessing attack. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('kontogeraete')
    // Only the browser's cookie has the secret itself.
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('konto_id', 'integer', (column) => column.notNull().references('konten.id').onDelete('cascade'))
    .addColumn('zuletzt', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('kontogeraete_pkey', ['token_hash', 'konto_id'])
    .execute();
  await sql`create index kontogeraete_konto on kontogeraete (konto_id, zuletzt)`.execute(db);
}
