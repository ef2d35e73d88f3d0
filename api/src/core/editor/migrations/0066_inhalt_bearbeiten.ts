import { type Kysely, sql } from 'kysely';

/** The content entry that an editor's versions belong to; null for entries of the intranet only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The areas define the kinds.
  await sql`alter table redaktion_beitraege drop constraint if exists redaktion_beitraege_art_check`.execute(db);
  await db.schema
    .alterTable('redaktion_beitraege')
    .addColumn('inhalt_art', 'text')
    .addColumn('inhalt_schluessel', 'text')
    .execute();
  await db.schema
    .createIndex('redaktion_beitraege_inhalt')
    .unique()
    .on('redaktion_beitraege')
    .columns(['inhalt_art', 'inhalt_schluessel'])
    .execute();
}
