import type { Kysely } from 'kysely';
import { createTables } from '../../../core/platform/database/create-tables.ts';
import { installBooking } from '../booking/book-sql.ts';
import { DRAW, ORGANISERS, PAYMENT } from './0019_parts.ts';

const BOOKING = `
-- Not \`referenznummern\`: its row lock would serialise the bookings.
create sequence ferien_referenz;
-- Above the ids of the content.
create sequence ferien_veranstaltungen_eigene start 10001;

-- The counter \`gebucht\` changes with every booking; a low fill factor permits HOT updates without new index entries.
create table ferien_veranstaltungen (
  id integer primary key,
  rubrik integer not null,
  aktiv boolean not null default true,
  titel text not null,
  einleitung text,
  text text not null,
  datum_von text not null,
  datum_bis text not null,
  taeglich boolean not null default false,
  preis integer not null,
  preis_geschwister integer,
  alter_min integer not null,
  alter_max integer not null,
  teilnehmer_min integer not null,
  teilnehmer_max integer not null,
  vorab_reserviert integer not null default 0,
  gebucht integer not null default 0 check (gebucht >= 0),
  mitbringen text,
  veranstalter text,
  veranstaltungsort text,
  adresse jsonb,
  bild_id text references bilder (id),
  bildtext text,
  galerie jsonb not null default '[]',
  brancheneintrag_id integer references brancheneintraege (id) on delete set null,
  entwurf boolean not null default false,
  eigen boolean not null default false,
  einsendung_id integer unique references einsendungen (id) on delete set null,
  fragen text[] not null default '{}',
  helfer_noetig integer not null default 0,
  constraint ferien_veranstaltungen_entwurf check (not (entwurf and aktiv))
) with (fillfactor = 50);

create table ferien_buchungen (
  id integer generated always as identity primary key,
  referenz text not null unique,
  token_hash text not null unique,
  erstellt timestamptz not null default now(),
  vorname text not null,
  name text not null,
  strasse text not null,
  plz text not null,
  ort text not null,
  email text not null,
  telefon text not null,
  route text not null,
  zustimmungen jsonb,
  browser_hash text unique,
  bestaetigt timestamptz,
  erinnern_ab timestamptz,
  bestaetigen_bis timestamptz,
  verfallen timestamptz
);
create index ferien_buchungen_email on ferien_buchungen (lower(email));
create index ferien_buchungen_offen on ferien_buchungen (bestaetigen_bis)
  where bestaetigt is null and verfallen is null;
-- Every booking counts the unconfirmed bookings of an address under its lock. \`ferien_buchungen_offen\` also matches that
-- query, and the planner prefers it: it is small when a season starts, but contains every booking during the rush of the
-- first morning.
create index ferien_buchungen_offene_email on ferien_buchungen (lower(email))
  where bestaetigt is null and verfallen is null;
create trigger vermerke_loeschung after delete on ferien_buchungen
  for each row execute function vermerke_loeschung('id');

create table ferien_kinder (
  id integer generated always as identity primary key,
  buchung_id integer not null references ferien_buchungen (id) on delete cascade,
  platz integer not null,
  schluessel text not null,
  vorname text not null,
  name text not null,
  strasse text not null,
  plz text not null,
  ort text not null,
  geburtstag date not null,
  geschlecht text not null,
  bemerkung text not null,
  constraint ferien_kinder_platz unique (buchung_id, platz)
);

create table ferien_teilnahmen (
  kind_id integer references ferien_kinder (id) on delete cascade,
  veranstaltung_id integer references ferien_veranstaltungen (id),
  schluessel text not null,
  preis integer not null,
  storniert timestamptz,
  -- A child may have bookings of several families; this one is confirmed.
  fest boolean not null default false,
  storno_von text check (storno_von in ('familie', 'gemeinde', 'doppelt')),
  -- Whether it was checked for conflicts with other families.
  konflikt_geprueft boolean not null default false,
  constraint ferien_teilnahmen_pk primary key (kind_id, veranstaltung_id)
);
create index ferien_teilnahmen_veranstaltung on ferien_teilnahmen (veranstaltung_id);
create index ferien_teilnahmen_kind on ferien_teilnahmen (schluessel) where storniert is null;
create index ferien_teilnahmen_ungeprueft on ferien_teilnahmen (kind_id) where fest and not konflikt_geprueft;

create table ferien_warteliste (
  id integer generated always as identity primary key,
  veranstaltung_id integer not null references ferien_veranstaltungen (id),
  token_hash text not null unique,
  status text not null default 'wartet'
    check (status in ('unbestaetigt', 'wartet', 'angeboten', 'angenommen', 'abgelaufen', 'zurueckgezogen')),
  anzahl integer not null check (anzahl > 0),
  kontakt jsonb not null,
  kinder jsonb not null,
  angebot_bis timestamptz,
  erstellt timestamptz not null default now(),
  schluessel text[] not null default '{}',
  zustimmungen jsonb,
  browser_hash text unique
);
create index ferien_warteliste_reihe on ferien_warteliste (veranstaltung_id, id)
  where status in ('wartet', 'angeboten');
create index ferien_warteliste_email on ferien_warteliste (lower(kontakt->>'email')) where status = 'unbestaetigt';
create trigger vermerke_loeschung after delete on ferien_warteliste
  for each row execute function vermerke_loeschung('id');

-- Staff changes to events, which survive loading content.
create table ferien_aenderungen (
  veranstaltung_id integer primary key references ferien_veranstaltungen (id) on delete cascade,
  teilnehmer_max integer check (teilnehmer_max >= 0),
  abgesagt timestamptz,
  grund text not null default ''
);

-- Each further mail of a booking has its own secret, so that a reminder does not invalidate an earlier link.
create table ferien_links (
  token_hash text primary key,
  buchung_id integer not null references ferien_buchungen (id) on delete cascade
);
create index ferien_links_buchung on ferien_links (buchung_id);

-- Family page: declarations per child, all with wording and time.
create table ferien_erklaerungen (
  id integer generated always as identity primary key,
  email text not null,
  schluessel text not null,
  feld text not null,
  text text not null,
  fassung text not null,
  zugestimmt boolean not null,
  erteilt timestamptz not null default now()
);
create index ferien_erklaerungen_kind on ferien_erklaerungen (email, schluessel);

-- Secrets of calendars that grant access to dates only.
create table ferien_kalender (
  token_hash text primary key,
  buchung_id integer not null references ferien_buchungen (id) on delete cascade
);
`;

/** Holiday programme: events with a counter of taken places, bookings, waiting list, and the parts beside them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const tables of [BOOKING, PAYMENT, DRAW, ORGANISERS]) await createTables(tables)(db);
  await installBooking(db);
}
