import { createTables } from '../../../core/platform/database/create-tables.ts';

/** Occupancy of halls. */
export const up = createTables(`
create table hallenbelegungen (
  id integer generated always as identity primary key,
  einsendung_id integer unique references einsendungen (id) on delete cascade,
  halle text not null,
  hallenteile text not null default '',
  titel text not null,
  beginn text not null,
  ende text not null,
  constraint hallenbelegungen_zeitraum check (beginn < ende)
);
create index hallenbelegungen_halle on hallenbelegungen (halle, beginn);
`);
