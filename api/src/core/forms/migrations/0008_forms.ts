import { createTables } from '../../platform/database/create-tables.ts';

const OPEN = `status in ('eingegangen', 'in Prüfung', 'Rückfrage')`;

/** One table for the submissions of all forms: the fields differ, the processing does not. */
export const up = createTables(`
create table referenznummern (
  kuerzel text,
  jahr integer,
  letzte integer not null,
  constraint referenznummern_pk primary key (kuerzel, jahr)
);

create table idempotenz (
  formular text,
  schluessel text,
  pruefsumme text not null,
  antwort jsonb,
  erstellt timestamptz not null default now(),
  constraint idempotenz_pk primary key (formular, schluessel)
);

create table einsendungen (
  id integer generated always as identity primary key,
  formular text not null,
  referenz text not null unique,
  status text not null default 'eingegangen'
    check (status in ('eingegangen', 'in Prüfung', 'Rückfrage', 'freigegeben', 'abgelehnt', 'zurückgezogen')),
  erstellt timestamptz not null default now(),
  geaendert timestamptz not null default now(),
  email text not null,
  route text not null,
  angaben jsonb not null,
  bild text,
  version integer not null default 1,
  korrektur jsonb not null default '{}',
  zustaendig_id integer,
  zustaendig text,
  frage text,
  frage_hash text unique,
  suchtext text not null default '',
  zustimmungen jsonb not null default '[]'
);
create index einsendungen_formular on einsendungen (formular, erstellt);
create index einsendungen_suche on einsendungen using gin (suchtext gin_trgm_ops);
create index einsendungen_status on einsendungen (status, erstellt, id);
create index einsendungen_zahlen on einsendungen (formular, status, zustaendig_id);
-- The desk's inbox in the order of its views, so that late pages do not read the rows before them.
create index einsendungen_alle on einsendungen (erstellt, id);
create index einsendungen_offen on einsendungen (erstellt, id)
  where ${OPEN};
create index einsendungen_meine on einsendungen (zustaendig_id, erstellt, id)
  where ${OPEN};
create index einsendungen_erledigt on einsendungen (geaendert, id)
  where status in ('freigegeben', 'abgelehnt', 'zurückgezogen');
-- Folded like \`buildSlug\`, in the database, so that all writers do it.
create function bilde_einsendung_suchtext() returns trigger language plpgsql as $$ begin
    new.suchtext := regexp_replace(unaccent(replace(replace(replace(replace(lower(concat_ws(' ', new.referenz, new.email,
      (select string_agg(value, ' ') from jsonb_each_text(new.angaben || new.korrektur)))),
      'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss')), '[^a-z0-9]+', '-', 'g');
    return new; end $$;
create trigger einsendungen_suchtext before insert or update of angaben, korrektur on einsendungen
  for each row execute function bilde_einsendung_suchtext();
create trigger vermerke_loeschung after delete on einsendungen for each row execute function vermerke_loeschung('id');

create table loeschprotokoll (
  id integer generated always as identity primary key,
  geloescht timestamptz not null default now(),
  formular text not null,
  anzahl integer not null
);

-- Parts of pictures during an upload. In the database, because each part may reach another process. Pictures do not
-- compress, so they are stored in TOAST uncompressed.
create table uploadteile (
  upload text,
  ab integer,
  laenge integer not null,
  bytes bytea not null,
  erstellt timestamptz not null default now(),
  constraint uploadteile_pk primary key (upload, ab)
);
alter table uploadteile alter column bytes set storage external;

-- Uploads in progress, named by the api, with their network: each network may use a share of the space.
create table uploads (
  upload text primary key,
  schluessel text not null unique,
  netz text not null,
  erstellt timestamptz not null default now()
);
create index uploads_netz on uploads (netz);
`);
