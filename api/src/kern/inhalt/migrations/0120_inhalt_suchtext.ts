import { type Kysely, sql } from 'kysely';

/** Fields that name an entry, the best first; the same as in `name-eintrag.ts`. */
const NAMEN = ['titel', 'name', 'bezeichnung', 'kurzname', 'rubrik', 'thema', 'betreff', 'von', 'datei', 'id'];

/**
 * What an entry is called in lists, and the words editors find it by, written whenever the entry is: a list of 50,000 is
 * searched and paged in the database. By a trigger, so that the version before, which does not know the columns, fills them, too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table inhalt_eintraege add column name text not null default '', add column suchtext text not null default ''`.execute(
    db,
  );
  const namen = NAMEN.map(
    (feld) =>
      `case when json_typeof(new.daten->'${feld}') in ('string', 'number') then nullif(new.daten->>'${feld}', '') end`,
  ).join(', ');
  await sql`create function bilde_inhalt_suchtext() returns trigger language plpgsql as $$
    begin
      new.name := left(replace(replace(coalesce(
        nullif(new.daten->>'nachname', '') || ', ' || nullif(new.daten->>'vorname', ''), ${sql.raw(namen)}, new.schluessel
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
