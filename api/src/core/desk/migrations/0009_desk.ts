import { createTables } from '../../platform/database/create-tables.ts';

/** The desk: history of a submission, and who has it open. */
export const up = createTables(`
create table einsendung_protokoll (
  id integer generated always as identity primary key,
  einsendung_id integer not null references einsendungen (id) on delete cascade,
  am timestamptz not null default now(),
  konto_id integer,
  wer text not null,
  schritt text not null,
  status text not null,
  nachricht text not null default '',
  korrektur jsonb
);
create index einsendung_protokoll_einsendung on einsendung_protokoll (einsendung_id);
-- Entries are deleted only together with their submission, at the end of its retention period.
create function schuetze_einsendung_protokoll() returns trigger language plpgsql as $$ begin
    if tg_op = 'DELETE' then
      if not exists (select from einsendungen where id = old.einsendung_id) then return old; end if;
    end if;
    raise exception 'einsendung_protokoll is append-only'; end $$;
create trigger einsendung_protokoll_bleibt before update or delete on einsendung_protokoll
  for each row execute function schuetze_einsendung_protokoll();
create trigger einsendung_protokoll_voll before truncate on einsendung_protokoll
  for each statement execute function schuetze_einsendung_protokoll();

create table einsendung_offen (
  einsendung_id integer references einsendungen (id) on delete cascade,
  konto_id integer,
  wer text not null,
  zuletzt timestamptz not null default now(),
  constraint einsendung_offen_pk primary key (einsendung_id, konto_id)
);
`);
