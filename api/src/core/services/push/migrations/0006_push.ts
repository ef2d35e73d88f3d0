import { createTables } from '../../../platform/database/create-tables.ts';

/** Push notifications for subscribed browsers. */
export const up = createTables(`
create table push_abos (
  kennung text primary key,
  endpunkt text not null,
  p256dh text not null,
  auth text not null,
  tags text[] not null
);
create trigger vermerke_loeschung after delete on push_abos
  for each row execute function vermerke_loeschung('kennung');

create table push_nachrichten (
  id integer generated always as identity primary key,
  anlass text unique,
  tag text not null,
  titel text not null,
  text text not null,
  link text not null,
  gueltig_bis timestamptz not null,
  erstellt timestamptz not null default now(),
  bild text
);

create table push_sendungen (
  id integer generated always as identity primary key,
  nachricht_id integer not null references push_nachrichten (id) on delete cascade,
  abo text not null references push_abos (kennung) on delete cascade,
  versuche integer not null default 0,
  faellig timestamptz not null default now()
);
create index push_sendungen_faellig on push_sendungen (faellig);
create index push_sendungen_abo on push_sendungen (abo);
`);
