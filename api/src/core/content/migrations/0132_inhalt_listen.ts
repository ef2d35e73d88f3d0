import { type Kysely, sql } from 'kysely';

const DONE = `(coalesce(trim(daten->>'alt'), '') <> '' and coalesce(trim(daten->>'bildcopyright'), '') <> '')`;

/** Late pages of long lists need index-only scans; names are found by trigrams. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index inhalt_eintraege_liste`.execute(db);
  await sql`create index inhalt_eintraege_liste on inhalt_eintraege (art, datei collate "C", platz) include (schluessel, name)`.execute(
    db,
  );
  await sql`drop index inhalt_eintraege_zuletzt`.execute(db);
  await sql`create index inhalt_eintraege_zuletzt on inhalt_eintraege (art, aenderung) include (schluessel)`.execute(
    db,
  );
  await sql`drop index inhalt_fotos_unfertig`.execute(db);
  for (const [name, requirement] of [
    ['inhalt_fotos_fertig', DONE],
    ['inhalt_fotos_unfertig', `not ${DONE}`],
  ] as const) {
    await sql`create index ${sql.id(name)} on inhalt_eintraege (aenderung) include (art, schluessel)
      where art = 'foto' and ${sql.raw(requirement)}`.execute(db);
  }
  // Most entries are photos with short texts; checking all candidates would read the long texts of pages.
  await sql`create index inhalt_fotos_suche on inhalt_eintraege using gin (suchtext gin_trgm_ops) where art = 'foto'`.execute(
    db,
  );
  await sql`create index inhalt_eintraege_worte on inhalt_eintraege using gin (lower(name) gin_trgm_ops)`.execute(db);
}
