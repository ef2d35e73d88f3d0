import { createTables } from '../../../core/platform/database/create-tables.ts';

/** Defects: private links to reports, and notification of changes for the public list. */
export const up = createTables(`
create table mangel_links (
  id integer generated always as identity primary key,
  einsendung_id integer not null references einsendungen (id) on delete cascade,
  wer text not null,
  schluessel text not null unique,
  email text not null default '',
  erstellt timestamptz not null default now(),
  constraint mangel_links_wer check (wer in ('absender', 'weitere', 'stelle'))
);
create index mangel_links_einsendung on mangel_links (einsendung_id, wer);
-- A trigger, because desk operations and deletions both change the public list, which is part of the cached content.
create function merke_mangel() returns trigger language plpgsql as $$ declare neu integer; begin
    update inhalt_stand set version = version + 1 returning version into neu;
    if neu is not null then perform pg_notify('inhalt', neu::text); end if;
    return null; end $$;
create trigger einsendungen_merke_mangel after update of status, korrektur on einsendungen
  for each row when (new.formular = 'mangel' and (new.status, new.korrektur) is distinct from (old.status, old.korrektur))
  execute function merke_mangel();
create trigger mangel_links_merke after insert or delete on mangel_links
  for each statement execute function merke_mangel();
create trigger vermerke_loeschung after delete on mangel_links for each row execute function vermerke_loeschung('id');
`);
