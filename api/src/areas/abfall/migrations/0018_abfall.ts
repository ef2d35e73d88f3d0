import { createTables } from '../../../core/platform/database/create-tables.ts';

/** Waste collection: streets with their collection area, collection days per area, and reminder subscriptions. */
export const up = createTables(`
create table abfallarten (
  id text primary key,
  name text not null,
  symbol text not null,
  hinweis text not null default '',
  reihenfolge integer not null
);

create table abfallstrassen (
  id text primary key,
  name text not null,
  ortsteil text not null,
  bezirk text not null,
  -- Whether this is the default area of the district.
  ueblich boolean not null
);

create table abfuhren (
  bezirk text,
  art text references abfallarten (id) on delete cascade,
  tag date,
  statt date,
  constraint abfuhren_pk primary key (bezirk, art, tag)
);
create index abfuhren_tag on abfuhren (tag);

create table abfallerinnerungen (
  id integer generated always as identity primary key,
  schluessel text not null unique,
  email text not null,
  strasse text not null,
  arten text[] not null,
  erstellt timestamptz not null default now(),
  bestaetigt timestamptz,
  -- Last collection day a reminder was sent for.
  erinnert date,
  zustimmungen jsonb
);
create trigger vermerke_loeschung after delete on abfallerinnerungen
  for each row execute function vermerke_loeschung('id');
`);
