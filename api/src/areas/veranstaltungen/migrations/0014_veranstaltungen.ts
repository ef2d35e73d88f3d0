import { createTables } from '../../../core/platform/database/create-tables.ts';

/** Calendar: events of the content with a row per date of a series, and submissions of residents. */
export const up = createTables(`
create table veranstaltungen_rubriken (
  id integer primary key,
  rubrik text not null
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
