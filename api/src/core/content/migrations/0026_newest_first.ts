import { createTables } from '../../platform/database/create-tables.ts';

/** Lists of content show the last changed first; what changed at once, as after an import, stays in file order. */
export const up = createTables(`
create index inhalt_eintraege_neueste on inhalt_eintraege
  (art, geaendert desc, datei collate "C", platz, schluessel);
drop index inhalt_eintraege_geaendert;
`);
