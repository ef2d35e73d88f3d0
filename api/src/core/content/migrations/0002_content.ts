import { createTables } from '../../platform/database/create-tables.ts';

/** Processed photos. */
const DONE = `(coalesce(trim(daten->>'alt'), '') <> '' and coalesce(trim(daten->>'bildcopyright'), '') <> '')`;

/** Fields that name an entry, the best first; as in `name-entry.ts`. */
const NAMES = ['titel', 'name', 'bezeichnung', 'kurzname', 'rubrik', 'thema', 'betreff', 'von', 'datei', 'id']
  .map(
    (field) =>
      `case when json_typeof(new.daten->'${field}') in ('string', 'number') then nullif(new.daten->>'${field}', '') end`,
  )
  .join(', ');

/** The content by entry. The tables that pages are read from (`seiten`, `menus` …) are derived from it. */
export const up = createTables(`
create extension if not exists unaccent;
create extension if not exists pg_trgm;

create sequence inhalt_aenderungen;

create table seiten (
  pfad text primary key,
  antwort jsonb not null,
  geaendert date not null
);

create table bilder (
  id text primary key,
  datei text not null,
  breite integer not null,
  hoehe integer not null,
  farbe text not null,
  alt text not null,
  copyright text,
  lizenz text
);

create table menus (
  name text primary key,
  eintraege jsonb not null
);

create table konfiguration (
  schluessel text primary key,
  wert jsonb not null
);

-- Formerly public paths: answered with 410.
create table entfernte_pfade (
  pfad text primary key,
  entfernt_am timestamptz not null default now()
);

create table inhalt_stand (
  id integer primary key check (id = 1),
  version integer not null,
  pruefsumme text not null,
  tag date not null
);

create table inhalt_eintraege (
  art text,
  schluessel text,
  datei text not null,
  platz integer not null,
  -- json, not jsonb, to keep the order of keys.
  daten json,
  text text,
  fassung integer not null default 1,
  aenderung bigint not null default nextval('inhalt_aenderungen'),
  name text not null default '',
  suchtext text not null default '',
  geaendert timestamptz not null default now(),
  constraint inhalt_eintraege_pk primary key (art, schluessel)
) with (toast_tuple_target = 4080);
-- A search checks thousands of candidate rows. Searched columns stay inline; columns that only forms show are moved to
-- TOAST when they would take the space of another row, not compressed, because decompressing took longer than reading.
alter table inhalt_eintraege alter column daten set storage external, alter column text set storage external,
  alter column suchtext set storage main;
create index inhalt_eintraege_aenderung on inhalt_eintraege (aenderung);
create index inhalt_eintraege_suche on inhalt_eintraege using gin (suchtext gin_trgm_ops);
create index inhalt_eintraege_nummer on inhalt_eintraege (art, (daten->>'id'));
-- Late pages of long lists need index-only scans.
create index inhalt_eintraege_liste on inhalt_eintraege (art, datei collate "C", platz) include (schluessel, name);
create index inhalt_eintraege_zuletzt on inhalt_eintraege (art, aenderung) include (schluessel);
create index inhalt_fotos_fertig on inhalt_eintraege (aenderung) include (art, schluessel)
  where art = 'foto' and ${DONE};
create index inhalt_fotos_unfertig on inhalt_eintraege (aenderung) include (art, schluessel)
  where art = 'foto' and not ${DONE};
-- Most entries are photos with short texts; checking all candidates would read the long texts of pages.
create index inhalt_fotos_suche on inhalt_eintraege using gin (suchtext gin_trgm_ops) where art = 'foto';
create index inhalt_eintraege_worte on inhalt_eintraege using gin (lower(name) gin_trgm_ops);
create index inhalt_eintraege_geaendert on inhalt_eintraege (art, geaendert, schluessel);
-- Sorted as in German lists (ä like a), independently of the server's collations.
create index inhalt_eintraege_name on inhalt_eintraege (art, translate(lower(name), 'äöüß', 'aous'), schluessel)
  include (name);
create index inhalt_fotos_fertig_name on inhalt_eintraege (schluessel) include (art) where art = 'foto' and ${DONE};
-- The largest number of a kind; the preview of a new entry needs the next one at each pause in typing.
create index inhalt_eintraege_groesste_nummer on inhalt_eintraege (art, (case
  when (daten->>'id') ~ '^[0-9]{1,9}$' then (daten->>'id')::integer end));
-- Written by triggers: name and search text, and the time of the last change.
create function bilde_inhalt_suchtext() returns trigger language plpgsql as $$
    begin
      new.name := left(replace(replace(coalesce(
        nullif(new.daten->>'nachname', '') || ', ' || nullif(new.daten->>'vorname', ''), ${NAMES}, new.schluessel
      ), '&shy;', ''), chr(173), ''), 150);
      new.suchtext := lower(concat_ws(' ', new.name, new.schluessel,
        replace(replace(concat_ws(' ', new.daten::text, new.text), '&shy;', ''), chr(173), '')));
      return new;
    end $$;
create function merke_inhalt_geaendert() returns trigger language plpgsql as $$
    begin
      new.geaendert := now();
      return new;
    end $$;
create trigger inhalt_suchtext before insert or update of schluessel, daten, text on inhalt_eintraege
  for each row execute function bilde_inhalt_suchtext();
create trigger inhalt_geaendert before update of daten, text on inhalt_eintraege
  for each row when (old.daten::text is distinct from new.daten::text or old.text is distinct from new.text)
  execute function merke_inhalt_geaendert();

create table inhalt_fotos (
  datei text primary key,
  id text not null,
  breite integer not null,
  hoehe integer not null,
  farbe text not null,
  -- Name in the store, if it is not the hash of the bytes, as for photos sent with a form.
  ablage text
);

-- PDF files of the content: entries refer to them by name, the bytes are stored with the uploads, the text is for
-- searches. Title and size are null for files added before they were recorded.
create table inhalt_dokumente (
  datei text primary key,
  hash text not null,
  seiten integer not null,
  text text not null,
  seit date not null default current_date,
  titel text,
  groesse integer
);
`);
