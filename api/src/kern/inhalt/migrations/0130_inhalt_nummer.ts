import { type Kysely, sql } from 'kysely';

/** Entries are found by the number that others name them by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index inhalt_eintraege_nummer on inhalt_eintraege (art, (daten->>'id'))`.execute(db);
}
