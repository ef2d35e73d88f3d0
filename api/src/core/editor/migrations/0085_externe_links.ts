import { type Kysely, sql } from 'kysely';

/** External addresses that the content links to, with the result of the last check. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('externe_links')
    .addColumn('url', 'text', (column) => column.primaryKey())
    .addColumn('geprueft', 'timestamptz')
    .addColumn('faellig', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('fehler', 'text')
    .addColumn('seit', 'timestamptz')
    .addColumn('umgezogen_nach', 'text')
    .execute();
  await db.schema.createIndex('externe_links_faellig').on('externe_links').column('faellig').execute();
}
