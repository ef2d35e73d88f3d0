import { type Kysely, sql } from 'kysely';

/**
 * One or two letters fit thousands of titles, of which the shortest twelve are shown: in the order of the list the first are found at
 * once. Titles stay in their rows, where most were put aside as long words are (0015): each that was looked at was fetched by itself. Rows that
 * are there become so when they are written next.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index suche_ziele on suche ((typ <> 'seite'), length(titel), pfad)`.execute(db);
  await sql`alter table suche alter column titel set storage main`.execute(db);
}
