import { createTables } from '../../../core/platform/database/create-tables.ts';

/** Guide to services: units of the administration, their staff and services. */
export const up = createTables(`
create table organisationseinheiten (
  id integer primary key,
  code text not null,
  name text not null,
  art text not null,
  ueber_id integer references organisationseinheiten (id),
  leitung_id integer,
  telefon text,
  email text,
  vorspann text not null,
  anschriften jsonb not null,
  oeffnungszeiten jsonb not null
);

create table mitarbeiter (
  id integer primary key,
  vorname text not null,
  nachname text not null,
  funktion text not null,
  einheit_id integer not null references organisationseinheiten (id),
  telefon text,
  email text,
  zimmer text,
  aufgaben text[] not null,
  sortierung integer not null
);

create table lebenslagen (
  id text primary key,
  titel text not null,
  text text not null,
  sortierung integer not null
);

create table leistungen (
  slug text primary key,
  titel text not null,
  einleitung text not null,
  stichworte text[] not null,
  lebenslagen text[] not null,
  einheit_id integer not null references organisationseinheiten (id),
  angaben jsonb not null
);
`);
