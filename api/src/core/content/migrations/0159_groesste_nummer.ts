import { type Kysely, sql } from 'kysely';

/** Finds the largest number of a kind; the preview of a new entry needs the next one at each pause in typing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index inhalt_eintraege_groesste_nummer on inhalt_eintraege
    (art, (case when (daten->>'id') ~ '^[0-9]{1,9}$' then (daten->>'id')::integer end))`.execute(db);
}
