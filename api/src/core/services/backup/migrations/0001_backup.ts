import { createTables } from '../../../platform/database/create-tables.ts';

/**
 * Records which rows with residents' data were deleted, without their content, so that restoring a backup does not bring
 * them back. Each such table has the trigger.
 */
export const up = createTables(`
create table geloeschtes (
  id bigint generated always as identity primary key,
  tabelle text not null,
  spalte text not null,
  schluessel text not null,
  wann timestamptz not null default now(),
  vermerkt boolean not null default false
);
create index geloeschtes_offen on geloeschtes (id) where not vermerkt;
create function vermerke_loeschung() returns trigger language plpgsql as $$
    begin
      insert into geloeschtes (tabelle, spalte, schluessel)
        values (tg_table_name, tg_argv[0], to_jsonb(old) ->> tg_argv[0]);
      return null;
    end $$;
`);
