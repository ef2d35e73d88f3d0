import { type Kysely, sql } from 'kysely';

/**
 * Entries that contain external addresses: searching 75,000 entries for them took seconds. Written by the link check
 * (start-linkpruefung.ts), at the latest after a start.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('externe_link_orte')
    .addColumn('url', 'text', (column) => column.notNull().references('externe_links.url').onDelete('cascade'))
    .addColumn('art', 'text', (column) => column.notNull())
    .addColumn('schluessel', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('externe_link_orte_pk', ['url', 'art', 'schluessel'])
    .execute();
  await sql`create index externe_links_fehlerhaft on externe_links (url) where fehler is not null or umgezogen_nach is not null`.execute(
    db,
  );
}
