import { type Kysely, sql } from 'kysely';

/**
 * A search checks thousands of candidate rows. Rows stay inline up to the size of a database page, because fetching and
 * decompressing texts from TOAST took most of the time. Existing rows change when they are next written.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table inhalt_eintraege set (toast_tuple_target = 8160)`.execute(db);
}
