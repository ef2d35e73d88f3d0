import { type Kysely, sql } from 'kysely';

/**
 * One or two letters match thousands of titles, of which the shortest twelve are shown: an ordered index finds them
 * immediately. Titles now stay inline; most had been moved to TOAST as an effect of migration 0015, so that each
 * required a separate read. Existing rows change when they are next written.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index suche_ziele on suche ((typ <> 'seite'), length(titel), pfad)`.execute(db);
  await sql`alter table suche alter column titel set storage main`.execute(db);
}
