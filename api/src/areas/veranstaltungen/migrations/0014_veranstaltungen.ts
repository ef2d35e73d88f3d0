import { createTables } from '../../../core/platform/database/create-tables.ts';

/** Calendar: events of the content with a row per date of a series, and submissions of residents. */
export const up = createTables(`
create table veranstaltungen_rubriken (
  id integer primary key,
  rubrik text not null
);

-- Not used since events are entries; to be dropped by a later migration.
create table veranstaltungen (
  id integer generated always as identity primary key,
  einsendung_id integer references einsendungen (id) on delete cascade,
  freigegeben boolean not null default false,
  titel text not null,
  text text not null,
  rubriken integer[] not null,
  veranstalter text not null,
  brancheneintrag_id integer references brancheneintraege (id) on delete set null,
  datum_von date not null,
  datum_bis date not null,
  zeit_von text not null,
  zeit_bis text not null,
  veranstaltungsort text not null,
  ansprechpartner text not null,
  telefon text not null,
  email text not null,
  link text not null,
  linktext text not null,
  bildtext text not null,
  bildcopyright text not null,
  inhalt_id integer unique,
  einleitung text not null default '',
  eintritt text not null default '',
  ortsteil text not null default '',
  adresse jsonb,
  taeglich boolean not null default false,
  rrule text,
  wiederholung text,
  bild_id text references bilder (id),
  galerie jsonb not null default '[]',
  beitrag_id integer unique references redaktion_beitraege (id),
  schluessel uuid not null default gen_random_uuid()
);
create index veranstaltungen_einsendung on veranstaltungen (einsendung_id);

create table veranstaltung_termine (
  veranstaltung_id integer references veranstaltungen (id) on delete cascade,
  von date,
  bis date not null,
  constraint veranstaltung_termine_pk primary key (veranstaltung_id, von)
);

create table kalender (
  id integer primary key,
  titel text,
  einleitung text,
  text text,
  rubriken integer[],
  veranstalter text,
  brancheneintrag_id integer references brancheneintraege (id) on delete set null,
  datum_von date,
  datum_bis date,
  zeit_von text,
  zeit_bis text,
  taeglich boolean,
  rrule text,
  wiederholung text,
  eintritt text,
  veranstaltungsort text,
  ortsteil text,
  adresse jsonb,
  link text,
  linktext text,
  bild_id text references bilder (id),
  bildtext text,
  galerie jsonb
);

create table kalender_termine (
  veranstaltung_id integer references kalender (id) on delete cascade,
  von date,
  bis date not null,
  primary key (veranstaltung_id, von)
);

-- Submitters may request a hall before publication; the id alone would give anyone access.
create table veranstaltung_eintragungen (
  id integer primary key,
  einsendung_id integer not null unique references einsendungen (id) on delete cascade,
  schluessel uuid not null default gen_random_uuid(),
  veranstaltung_id integer
);
create index veranstaltung_eintragungen_veranstaltung on veranstaltung_eintragungen (veranstaltung_id);
`);
