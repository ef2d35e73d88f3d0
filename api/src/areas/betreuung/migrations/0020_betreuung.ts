import { createTables } from '../../../core/platform/database/create-tables.ts';

/** Private links of day-care pre-registrations; deleted with the submission. */
export const up = createTables(`
create table kitavormerkungen (
  einsendung_id integer primary key references einsendungen (id) on delete cascade,
  schluessel text not null unique
);
`);
