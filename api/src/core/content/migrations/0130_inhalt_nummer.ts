import { type Kysely, sql } from 'kysely';

/** Finds entries by the number that other entries refer to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index inhalt_eintraege_nummer on inhalt_eintraege (art, (daten->>'id'))`.execute(db);
}
