import { type Kysely, sql } from 'kysely';

/**
 * A search looks into thousands of rows that may have a word. Rows stay in one piece up to a page of the database: words that were
 * put aside were fetched and unpacked one by one, which took most of its time. Rows that are there become so when they are
 * written next.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table inhalt_eintraege set (toast_tuple_target = 8160)`.execute(db);
}
