import { createTables } from '../../../core/platform/database/create-tables.ts';

/** Official notices. `suchtext` is normalised like in the directory. */
export const up = createTables(`
create table bekanntmachungen (
  id integer primary key,
  titel text not null,
  rubrik text not null,
  einleitung text not null,
  text text not null,
  datum_von date not null,
  datum_bis date not null,
  suchtext text not null,
  dokumente jsonb not null default '[]'
);
create index bekanntmachungen_datum on bekanntmachungen (datum_von desc, id desc);
`);
