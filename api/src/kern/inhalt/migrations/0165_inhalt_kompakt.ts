import { type Kysely, sql } from 'kysely';

/**
 * A search looks into thousands of rows that may have a word, and of a page of the database one row took more than half (0154): each
 * was read for one row. What a search looks into stays in the row as it is; what forms alone show is put aside where it would take the room of
 * another row. Nothing is packed: unpacking took longer than reading. Rows that are there become so when they are written next.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table inhalt_eintraege alter column suchtext set storage main,
    alter column daten set storage external, alter column text set storage external`.execute(db);
  await sql`alter table inhalt_eintraege set (toast_tuple_target = 4080)`.execute(db);
}
