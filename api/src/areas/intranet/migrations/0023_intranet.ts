import { createTables } from '../../../core/platform/database/create-tables.ts';
import { words } from '../../../core/services/search/migrations/0007_search.ts';

/** Staff news and archive, searched like the site. */
export const up = createTables(`
create table intranet_rubriken (
  id integer primary key,
  url text not null unique,
  titel text not null,
  beschreibung text not null
);

create table intranet_texte (
  id integer primary key,
  rubrik_id integer not null references intranet_rubriken (id) on delete cascade,
  titel text not null,
  einleitung text not null,
  text text not null,
  autor text not null,
  datum_von date not null,
  suchtext text not null,
  worte tsvector generated always as (setweight(${words('titel')}, 'A')
    || setweight(${words('suchtext')}, 'D')) stored
);
create index intranet_texte_datum on intranet_texte (datum_von desc, id desc);
create index intranet_texte_worte on intranet_texte using gin (worte);

create table archivthemen (
  id integer primary key,
  thema text not null
);

create table archive (
  id integer primary key,
  themen_id integer not null references archivthemen (id) on delete cascade,
  titel text not null
);

create table archivdokumente (
  id integer primary key,
  archiv_id integer not null references archive (id) on delete cascade,
  titel text not null,
  downloadtext text not null,
  stand date not null,
  gueltig_von date not null,
  -- Null means valid until further notice.
  gueltig_bis date,
  text text not null,
  suchtext text not null,
  worte tsvector generated always as (setweight(${words('titel')}, 'A')
    || setweight(${words('suchtext')}, 'D')) stored,
  -- An uploaded PDF file; otherwise one is generated from the text.
  datei text
);
create index archivdokumente_worte on archivdokumente using gin (worte);
`);
