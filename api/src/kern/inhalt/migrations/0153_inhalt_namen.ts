import { type Kysely, sql } from 'kysely';

const FERTIG = sql`(coalesce(trim(daten->>'alt'), '') <> '' and coalesce(trim(daten->>'bildcopyright'), '') <> '')`;

/**
 * Far pages of 50,000 entries in the order of their names are found in an index alone, for which PostgreSQL wants the name itself beside what
 * it is sorted by; pictures that are ready by the names of their files, too. No column more: that would write every row and its
 * words anew, for minutes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index inhalt_eintraege_name`.execute(db);
  await sql`create index inhalt_eintraege_name on inhalt_eintraege (art, translate(lower(name), 'äöüß', 'aous'), schluessel)
    include (name)`.execute(db);
  await sql`create index inhalt_fotos_fertig_name on inhalt_eintraege (schluessel) include (art) where art = 'foto' and ${FERTIG}`.execute(
    db,
  );
}
