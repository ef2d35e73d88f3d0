import { type Kysely, sql } from 'kysely';

/** Previews of pages for editors, each under a secret address that expires. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('redaktion_vorschauen')
    .addColumn('token', 'text', (col) => col.primaryKey())
    .addColumn('konto_id', 'bigint', (col) => col.notNull().references('konten.id').onDelete('cascade'))
    .addColumn('seite', 'json', (col) => col.notNull())
    .addColumn('erstellt', 'timestamptz', (col) => col.notNull().defaultTo(sql`now()`))
    .execute();
}
