import { createTables } from '../../../platform/database/create-tables.ts';

/** Street of a browser that wants to be reminded of its collections. */
export const up = createTables(`
alter table push_abos add column strasse text;
create index push_abos_strasse on push_abos (strasse) where strasse is not null;
`);
