import { type Kysely, sql } from 'kysely';

const DONE = sql`(coalesce(trim(daten->>'alt'), '') <> '' and coalesce(trim(daten->>'bildcopyright'), '') <> '')`;

/**
 * Late pages of 50,000 entries sorted by name need an index-only scan, for which PostgreSQL needs the name itself beside
 * the sort key; the same for processed pictures by file name. Not a new column, which would rewrite all rows for minutes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index inhalt_eintraege_name`.execute(db);
  await sql`create index inhalt_eintraege_name on inhalt_eintraege (art, translate(lower(name), 'äöüß', 'aous'), schluessel)
    include (name)`.execute(db);
  await sql`create index inhalt_fotos_fertig_name on inhalt_eintraege (schluessel) include (art) where art = 'foto' and ${DONE}`.execute(
    db,
  );
}
