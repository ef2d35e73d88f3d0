import { createTables } from '../../../platform/database/create-tables.ts';

/** tsvector of a column; queries are folded alike in `build-search-words.ts`. */
export const words = (column: string) =>
  `to_tsvector('german', translate(${column},
    'éèêëáàâåãíìîïóòôõúùûñçÉÈÊÁÀÂÓÚÇ./@_-+&:<>', 'eeeeaaaaaiiiioooouuuncEEEAAAOUC          '))`;

/**
 * Full-text index of the site. Each kind of content adds rows with its own `typ`. Stemming uses PostgreSQL's German
 * dictionary, which treats ü as ue; other accents are removed. Characters by which the parser would merge words into
 * one token (URLs, `Kita/Hort`, telephone numbers, tag-like text) are replaced by spaces, as queries are split there,
 * too.
 */
export const up = createTables(`
create table suche (
  pfad text primary key,
  typ text not null,
  titel text not null,
  beschreibung text not null,
  text text not null,
  datum date,
  worte tsvector generated always as (setweight(${words('titel')}, 'A')
    || setweight(${words('beschreibung')}, 'B') || setweight(${words('text')}, 'D')) stored,
  titelworte tsvector generated always as (setweight(${words('titel')}, 'A')
    || setweight(${words('beschreibung')}, 'B')) stored,
  art text,
  gremien integer[]
) with (toast_tuple_target = 128);
-- Most matches are in titles and descriptions, and they are few enough to be ranked: a separate index. Long texts are
-- moved out of the row, so that counting hits reads narrow rows; titles stay inline.
alter table suche alter column titel set storage main, alter column worte set storage external;
create index suche_typ on suche (typ);
create index suche_titelworte on suche using gin (titelworte);
-- One index, so that a frequent word restricted to a body of the council reads only matching rows.
create index suche_worte_gremien on suche using gin (worte, gremien);
-- Choosing link targets: by parts of the title, and the shortest twelve of thousands.
create index suche_titel on suche using gin (titel gin_trgm_ops);
create index suche_ziele on suche ((typ <> 'seite'), length(titel), pfad);

-- Vocabulary for spelling correction. \`gefaltet\` is plain ASCII, so trigrams are independent of the locale.
create table suche_woerter (
  gefaltet text,
  typ text,
  wort text not null,
  anzahl integer not null,
  constraint suche_woerter_pk primary key (gefaltet, typ)
);
create index suche_woerter_trigramme on suche_woerter using gin (gefaltet gin_trgm_ops);
`);
