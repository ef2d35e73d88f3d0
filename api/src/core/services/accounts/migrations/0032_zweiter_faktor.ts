import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Second factors during setup, and emergency codes for a lost app. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('zweitfaktor_einrichtungen')
    .addColumn('konto_id', 'integer', (column) => column.primaryKey().references('konten.id').onDelete('cascade'))
    .addColumn('geheimnis', 'text', (column) => column.notNull())
    // Plain text until the first app code confirms the setup; afterwards only hashes are kept.
    .addColumn('notfallcodes', sql`text[]`, (column) => column.notNull())
    .addColumn('beginn', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();

  await db.schema
    .createTable('notfallcodes')
    .addColumn('konto_id', 'integer', (column) => column.notNull().references('konten.id').onDelete('cascade'))
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('notfallcodes_pkey', ['konto_id', 'code_hash'])
    .execute();
}
