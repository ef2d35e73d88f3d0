import { type Kysely, sql } from 'kysely';

/** Uploads in progress, named by the api, with their network: each network may use a share of the space. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('uploads')
    .addColumn('upload', 'text', (column) => column.primaryKey())
    .addColumn('schluessel', 'text', (column) => column.notNull().unique())
    .addColumn('netz', 'text', (column) => column.notNull())
    .addColumn('erstellt', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema.createIndex('uploads_netz').on('uploads').column('netz').execute();
}
