import { createTables } from '../../../core/platform/database/create-tables.ts';

/**
 * Directory of businesses and clubs. Sort and search keys are stored because `unaccent` is not immutable and cannot be
 * indexed.
 */
export const up = createTables(`
create table branchen_rubriken (
  id integer primary key,
  rubrik text not null
);

create table brancheneintraege (
  id integer primary key,
  typ text not null,
  titel text not null,
  kontakt jsonb not null,
  adresse jsonb not null,
  ansprechpartner text not null,
  einleitung text not null default '',
  text text not null default '',
  bildtext text not null default '',
  suchtext text not null default '',
  buchstabe text not null default '',
  rubrik_id integer references branchen_rubriken (id),
  oeffnungszeiten jsonb not null default '[]',
  bild_id text references bilder (id),
  sortiertitel text collate "C" not null default ''
);
create index brancheneintraege_titel on brancheneintraege (sortiertitel, id);
create index brancheneintraege_typ on brancheneintraege (typ, sortiertitel, id);
create index brancheneintraege_rubrik on brancheneintraege (rubrik_id, sortiertitel, id);
create index brancheneintraege_zahlen on brancheneintraege (typ, rubrik_id, buchstabe);
create index brancheneintraege_suche on brancheneintraege using gin (suchtext gin_trgm_ops);
`);
