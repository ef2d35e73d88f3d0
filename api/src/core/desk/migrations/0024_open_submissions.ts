import { createTables } from '../../platform/database/create-tables.ts';

/** The number of open submissions, shown in the menu of every staff page, by form and age. */
export const up = createTables(`
create index einsendungen_offen_formular on einsendungen (formular, erstellt, zustaendig_id)
  where status in ('eingegangen', 'in Prüfung', 'Rückfrage');
`);
