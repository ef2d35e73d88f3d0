/**
 * Bills and payments. One function computes the amount owed from the bookings (`payment/claim.ts`); `ferien_posten`
 * records every change of it, `ferien_zahlungen` every payment and refund. Both are append-only. A line of a bank
 * statement is stored once, regardless of how many files contain it.
 */
export const PAYMENT = `
create table ferien_konten (
  buchung_id integer primary key references ferien_buchungen (id) on delete cascade,
  saetze jsonb not null,
  faellig date not null,
  erinnert integer not null default 0,
  erinnert_am timestamptz,
  erstellt timestamptz not null default now()
);

create table ferien_posten (
  id integer generated always as identity primary key,
  buchung_id integer not null references ferien_buchungen (id) on delete cascade,
  schluessel text not null,
  was text not null,
  betrag integer not null check (betrag <> 0),
  gebucht timestamptz not null default now()
);
create index ferien_posten_buchung on ferien_posten (buchung_id);

create table ferien_ermaessigungen (
  id integer generated always as identity primary key,
  buchung_id integer not null references ferien_buchungen (id) on delete cascade,
  prozent integer check (prozent between 1 and 100),
  betrag integer check (betrag > 0),
  grund text not null,
  von text not null,
  erstellt timestamptz not null default now(),
  constraint ferien_ermaessigungen_check check ((prozent is null) <> (betrag is null))
);
create index ferien_ermaessigungen_buchung on ferien_ermaessigungen (buchung_id);

create table ferien_umsaetze (
  id integer generated always as identity primary key,
  inhalt text not null,
  bankreferenz text unique,
  tag date not null,
  betrag integer not null check (betrag <> 0),
  name text not null,
  iban text not null,
  zweck text not null,
  stand text not null default 'offen' check (stand in ('offen', 'zugeordnet', 'erledigt')),
  grund text not null default '',
  eingelesen timestamptz not null default now()
);
create index ferien_umsaetze_inhalt on ferien_umsaetze (inhalt);

create table ferien_zahlungen (
  id integer generated always as identity primary key,
  buchung_id integer not null references ferien_buchungen (id) on delete cascade,
  betrag integer not null check (betrag <> 0),
  art text not null check (art in ('ueberweisung', 'bar', 'karte', 'erstattung', 'berichtigung')),
  tag date not null,
  umsatz_id integer references ferien_umsaetze (id),
  beleg text unique,
  notiz text not null default '',
  von text not null,
  erstellt timestamptz not null default now()
);
create index ferien_zahlungen_buchung on ferien_zahlungen (buchung_id);
create index ferien_zahlungen_umsatz on ferien_zahlungen (umsatz_id);
`;

/** Wishes of families, and the draw that allocates places. */
export const DRAW = `
create table ferien_wunschzettel (
  id integer generated always as identity primary key,
  token_hash text not null unique,
  code text not null unique,
  kontakt jsonb not null,
  zustimmungen jsonb,
  erstellt timestamptz not null default now(),
  bestaetigt timestamptz
);
create trigger vermerke_loeschung after delete on ferien_wunschzettel
  for each row execute function vermerke_loeschung('id');

create table ferien_wunschkinder (
  id integer generated always as identity primary key,
  zettel_id integer not null references ferien_wunschzettel (id) on delete cascade,
  kind jsonb not null,
  schluessel text not null,
  losnummer text not null unique,
  gruppe text,
  hoechstens integer not null,
  wuensche integer[] not null
);
create index ferien_wunschkinder_zettel on ferien_wunschkinder (zettel_id);
create index ferien_wunschkinder_gruppe on ferien_wunschkinder (gruppe) where gruppe is not null;

-- One draw per season; deleted with its wishes.
create table ferien_verlosung (
  id integer primary key default 1 check (id = 1),
  liste text not null,
  pruefsumme text not null,
  zahl_name text not null,
  festgelegt timestamptz not null default now(),
  zahl text,
  saat text,
  zuteilung text,
  wert integer,
  schranke integer,
  veroeffentlicht timestamptz
);
`;

/** Organisers and helpers of events, and attendance. */
export const ORGANISERS = `
-- Answers of families to the questions of an event; deleted with the booking.
create table ferien_kindangaben (
  kind_id integer references ferien_kinder (id) on delete cascade,
  feld text,
  wert text not null,
  primary key (kind_id, feld)
);

-- Organisers: events they look after, login by a mailed link, and their log.
create table ferien_veranstalter (
  id integer generated always as identity primary key,
  veranstaltung_id integer not null references ferien_veranstaltungen (id) on delete cascade,
  name text not null,
  email text not null check (email = lower(email)),
  unique (veranstaltung_id, email)
);
create index ferien_veranstalter_email on ferien_veranstalter (email);
create index ferien_veranstalter_veranstaltung on ferien_veranstalter (veranstaltung_id);
create trigger vermerke_loeschung after delete on ferien_veranstalter
  for each row execute function vermerke_loeschung('id');

create table ferien_zugangswuensche (
  id integer generated always as identity primary key,
  email text not null
);

create table ferien_zugaenge (
  token_hash text primary key,
  email text not null,
  art text not null check (art in ('link', 'sitzung')),
  bis timestamptz not null
);

create table ferien_auslagen (
  id integer generated always as identity primary key,
  veranstaltung_id integer not null references ferien_veranstaltungen (id) on delete cascade,
  betrag integer not null check (betrag > 0),
  wofuer text not null,
  von text not null,
  gemeldet timestamptz not null default now()
);
create index ferien_auslagen_veranstaltung on ferien_auslagen (veranstaltung_id);
create trigger vermerke_loeschung after delete on ferien_auslagen
  for each row execute function vermerke_loeschung('id');

create table ferien_protokoll (
  id integer generated always as identity primary key,
  veranstaltung_id integer not null references ferien_veranstaltungen (id) on delete cascade,
  wer text not null,
  was text not null,
  wann timestamptz not null default now()
);
create index ferien_protokoll_veranstaltung on ferien_protokoll (veranstaltung_id);
create trigger vermerke_loeschung after delete on ferien_protokoll
  for each row execute function vermerke_loeschung('id');

-- On site: which device holds the list of a day, and the attendance records made on it.
create table ferien_mitnahmen (
  id integer generated always as identity primary key,
  veranstaltung_id integer not null references ferien_veranstaltungen (id) on delete cascade,
  tag date not null,
  email text not null,
  token_hash text not null unique,
  bis timestamptz not null
);
create index ferien_mitnahmen_tag on ferien_mitnahmen (veranstaltung_id, tag);
create trigger vermerke_loeschung after delete on ferien_mitnahmen
  for each row execute function vermerke_loeschung('id');

create table ferien_vermerke (
  id integer generated always as identity primary key,
  veranstaltung_id integer not null references ferien_veranstaltungen (id) on delete cascade,
  tag date not null,
  kind_id integer not null references ferien_kinder (id) on delete cascade,
  feld text not null check (feld in ('stand', 'notiz')),
  schreiber text not null,
  wert text not null,
  zeit bigint not null,
  -- Byte order, so that times and devices compare like in the browser.
  geraet text collate "C" not null,
  zaehler integer not null,
  unique (veranstaltung_id, tag, kind_id, feld, schreiber)
);
create index ferien_vermerke_kind on ferien_vermerke (kind_id);
create trigger vermerke_loeschung after delete on ferien_vermerke
  for each row execute function vermerke_loeschung('id');

-- How many helpers an event needs per day, whom it asked, and the days they come.
create table ferien_helfer (
  id integer generated always as identity primary key,
  veranstaltung_id integer not null references ferien_veranstaltungen (id) on delete cascade,
  name text not null,
  email text not null check (email = lower(email)),
  telefon text not null default '',
  hinweis text not null default '',
  unique (veranstaltung_id, email)
);
create index ferien_helfer_email on ferien_helfer (email);
create trigger vermerke_loeschung after delete on ferien_helfer for each row execute function vermerke_loeschung('id');

create table ferien_helfertage (
  id integer generated always as identity primary key,
  helfer_id integer not null references ferien_helfer (id) on delete cascade,
  tag date not null,
  erinnert boolean not null default false,
  unique (helfer_id, tag)
);
create index ferien_helfertage_tag on ferien_helfertage (tag);
create trigger vermerke_loeschung after delete on ferien_helfertage
  for each row execute function vermerke_loeschung('id');
`;
