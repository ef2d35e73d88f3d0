import { type Kysely, sql } from 'kysely';

/** Fields that name an entry, the best first; as in `name-entry.ts`. */
const NAMES = ['titel', 'name', 'bezeichnung', 'kurzname', 'rubrik', 'thema', 'betreff', 'von', 'datei', 'id'];

/**
 * Name of an entry in lists and its search text, so that a list of 50,000 entries is searched and paged in the database.
 * Written by a trigger, so that the previous version, which does not know the columns, fills them as well.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table inhalt_eintraege add column name text not null default '', add column suchtext text not null default ''`.execute(
    db,
  );
  const names = NAMES.map(
    (field) =>
      `case when json_typeof(new.daten->'${field}') in ('string', 'number') then nullif(new.daten->>'${field}', '') end`,
  ).join(', ');
  await sql`create function bilde_inhalt_suchtext() returns trigger language plpgsql as $$
    begin
      new.name := left(replace(replace(coalesce(
        nullif(new.daten->>'nachname', '') || ', ' || nullif(new.daten->>'vorname', ''), ${sql.raw(names)}, new.schluessel
      ), '&shy;', ''), chr(173), ''), 150);
      new.suchtext := lower(concat_ws(' ', new.name, new.schluessel,
        replace(replace(concat_ws(' ', new.daten::text, new.text), '&shy;', ''), chr(173), '')));
      return new;
    end $$`.execute(db);
  await sql`create trigger inhalt_suchtext before insert or update of schluessel, daten, text on inhalt_eintraege
    for each row execute function bilde_inhalt_suchtext()`.execute(db);
  await sql`update inhalt_eintraege set text = text`.execute(db);
  await sql`create index inhalt_eintraege_suche on inhalt_eintraege using gin (suchtext gin_trgm_ops)`.execute(db);
  await sql`create index inhalt_eintraege_liste on inhalt_eintraege (art, datei collate "C", platz)`.execute(db);
  await sql`create index inhalt_eintraege_zuletzt on inhalt_eintraege (art, aenderung)`.execute(db);
  await sql`create index inhalt_fotos_unfertig on inhalt_eintraege (schluessel) where art = 'foto' and not
    (coalesce(trim(daten->>'alt'), '') <> '' and coalesce(trim(daten->>'bildcopyright'), '') <> '')`.execute(db);
}
