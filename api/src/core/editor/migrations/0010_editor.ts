import { createTables } from '../../platform/database/create-tables.ts';

/** Folded like the words of `parseSearch`. */
const SEARCH_TEXT = `regexp_replace(unaccent(replace(replace(replace(replace(lower(concat_ws(' ', b.referenz, p.wer,
  f.angaben->>'titel', f.angaben->>'einleitung', regexp_replace(f.angaben->>'text', '<[^>]+>', ' ', 'g'))),
  'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss')), '[^a-z0-9]+', '-', 'g')`;
const TITLE = "coalesce(nullif(f.angaben->>'titel', ''), b.referenz)";

/** Entries of editors with their versions and history, previews, external links, and what does not fit its template. */
export const up = createTables(`
create table redaktion_beitraege (
  id integer generated always as identity primary key,
  referenz text not null unique,
  art text not null,
  status text not null check (status in ('Entwurf', 'geplant', 'veröffentlicht', 'zurückgezogen')),
  version integer not null,
  freigegeben integer,
  ab timestamptz,
  bis timestamptz,
  -- The content entry that the versions belong to.
  inhalt_art text,
  inhalt_schluessel text,
  vorgelegt_von integer references konten (id) on delete set null,
  vorgelegt_am timestamptz,
  -- Sort and search columns, written by a trigger: the last manual step, and the newest version.
  zuletzt integer,
  suchtext text not null default '',
  titel text not null default '',
  wer text not null default '',
  -- Kept when the entry is withdrawn, and not used again.
  inhalt_nummer integer,
  constraint redaktion_beitraege_zeitraum check (ab < bis)
);
create index redaktion_beitraege_status on redaktion_beitraege (status, ab);
create unique index redaktion_beitraege_inhalt on redaktion_beitraege (inhalt_art, inhalt_schluessel);
create index redaktion_beitraege_vorgelegt on redaktion_beitraege (vorgelegt_am) where vorgelegt_am is not null;
create index redaktion_beitraege_zuletzt on redaktion_beitraege (zuletzt);
create index redaktion_beitraege_suche on redaktion_beitraege using gin (suchtext gin_trgm_ops);
create index redaktion_beitraege_titel on redaktion_beitraege (translate(lower(titel), 'äöüß', 'aous'), zuletzt);
create index redaktion_beitraege_nummer on redaktion_beitraege (inhalt_art, inhalt_nummer);
create index redaktion_beitraege_ende on redaktion_beitraege (bis) where bis is not null;

create table redaktion_fassungen (
  beitrag_id integer references redaktion_beitraege (id),
  nummer integer,
  angaben jsonb not null,
  bild_id text references bilder (id),
  constraint redaktion_fassungen_pk primary key (beitrag_id, nummer)
);
create function schuetze_redaktion() returns trigger language plpgsql as $$
    declare ist_leer boolean := false; begin
    if tg_op = 'TRUNCATE' then execute format('select not exists (select from %I)', tg_table_name) into ist_leer; end if;
    if ist_leer then return null; end if;
    raise exception '% is append-only', tg_table_name; end $$;
create index redaktion_fassungen_bild on redaktion_fassungen (bild_id);
create trigger redaktion_fassungen_bleibt before update or delete on redaktion_fassungen
  for each row execute function schuetze_redaktion();
create trigger redaktion_fassungen_voll before truncate on redaktion_fassungen
  for each statement execute function schuetze_redaktion();

create table redaktion_protokoll (
  id integer generated always as identity primary key,
  beitrag_id integer not null references redaktion_beitraege (id),
  fassung integer not null,
  aus integer,
  am timestamptz not null default now(),
  konto_id integer,
  wer text not null,
  vorgang text not null,
  status text not null,
  hinweis text
);
create index redaktion_protokoll_beitrag on redaktion_protokoll (beitrag_id, id);
create index redaktion_protokoll_konto on redaktion_protokoll (konto_id, beitrag_id, id) where konto_id is not null;
create trigger redaktion_protokoll_bleibt before update or delete on redaktion_protokoll
  for each row execute function schuetze_redaktion();
create trigger redaktion_protokoll_voll before truncate on redaktion_protokoll
  for each statement execute function schuetze_redaktion();
create function merke_redaktion() returns trigger language plpgsql as $$
    begin
      update redaktion_beitraege set zuletzt = new.id where id = new.beitrag_id and new.konto_id is not null;
      update redaktion_beitraege as b set suchtext = ${SEARCH_TEXT}, titel = ${TITLE}, wer = p.wer
        from redaktion_fassungen f, redaktion_protokoll p
        where b.id = new.beitrag_id and f.beitrag_id = b.id and f.nummer = b.version and p.id = b.zuletzt;
      return null;
    end $$;
create trigger redaktion_protokoll_merken after insert on redaktion_protokoll
  for each row execute function merke_redaktion();

-- Previews of pages for editors, each under a secret address that expires.
create table redaktion_vorschauen (
  token text primary key,
  konto_id bigint not null references konten (id) on delete cascade,
  seite json not null,
  erstellt timestamptz not null default now(),
  -- Time for which the preview is shown; null: now.
  zeitpunkt timestamptz
);

-- External addresses that the content links to, with the result of the last check.
create table externe_links (
  url text primary key,
  geprueft timestamptz,
  faellig timestamptz not null default now(),
  fehler text,
  seit timestamptz,
  umgezogen_nach text
);
create index externe_links_faellig on externe_links (faellig);
create index externe_links_fehlerhaft on externe_links (url) where fehler is not null or umgezogen_nach is not null;

-- Entries that contain external addresses: searching 75,000 entries for them took seconds. Written by the link check.
create table externe_link_orte (
  url text references externe_links (url) on delete cascade,
  art text,
  schluessel text,
  constraint externe_link_orte_pk primary key (url, art, schluessel)
);

-- The templates in use, as last reported by the shell, and the content that does not fit them. Determined when
-- templates or an entry change, not at each request.
create table redaktion_vorlagen (
  id integer primary key default 1 check (id = 1),
  stand text not null,
  vorlagen json not null,
  gesehen bigint not null
);

create table redaktion_unpassende (
  art text,
  schluessel text,
  constraint redaktion_unpassende_pk primary key (art, schluessel)
);
`);
