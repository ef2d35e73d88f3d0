import { type Kysely, sql } from 'kysely';

/** Which entry of the content an editor's versions belong to; without, it is one the intranet alone has. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The areas say what kinds there are.
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
