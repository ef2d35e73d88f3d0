import { createTables } from '../../database/create-tables.ts';

/** Counters of everything that is limited per account, address or child. */
export const up = createTables(`
create table drosseln (
  schluessel text,
  anzahl integer not null,
  beginn timestamptz not null default now(),
  constraint anmeldeversuche_pkey primary key (schluessel)
);

-- Requests of the last minute by address, for limits shared by all processes. Unlogged: counting does not wait for the
-- disk, and may start again after a crash.
create unlogged table abrufe (
  schluessel text primary key,
  anzahl integer not null,
  ende timestamptz not null
);
`);
