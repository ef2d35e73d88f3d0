import { createTables } from '../../../core/platform/database/create-tables.ts';

/** Urgent notices. */
export const up = createTables(`
create table eilmeldungen (
  id integer generated always as identity primary key,
  datei_name text unique,
  titel text not null,
  text text not null,
  link text,
  von timestamptz not null,
  bis timestamptz not null,
  gemeldet timestamptz,
  erstellt timestamptz not null default now(),
  beitrag_id integer unique references redaktion_beitraege (id),
  -- Notifications show it if the browser supports it.
  bild_id text references bilder (id),
  bildtext text,
  constraint eilmeldungen_zeitraum check (von < bis)
);
create index eilmeldungen_bis on eilmeldungen (bis);
-- Any change to a notice wakes the watchers of all processes at once.
create function melde_eilmeldungen() returns trigger language plpgsql as
    $$ begin perform pg_notify('eilmeldungen', ''); return null; end $$;
create trigger eilmeldungen_geaendert after insert or delete or update of titel, text, link, von, bis on eilmeldungen
  for each statement execute function melde_eilmeldungen();
`);
