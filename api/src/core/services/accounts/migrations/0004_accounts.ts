import { createTables } from '../../../platform/database/create-tables.ts';

/** Accounts of staff, council and clubs with their sessions, second factors and rights. */
export const up = createTables(`
create table konten (
  id integer generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  art text not null check (art in ('intern', 'rat', 'verein')),
  email text not null,
  vorname text not null,
  nachname text not null,
  rollen text[] not null default '{}',
  -- Without a hash no login is possible; it is set through a mailed link.
  passwort_hash text,
  pw_geaendert boolean not null default false,
  gesperrt boolean not null default false,
  -- Person in the council information system.
  person_id integer,
  letzte_anmeldung timestamptz,
  erstellt timestamptz not null default now(),
  totp_geheimnis text,
  -- The 30-second time step of the last code, so that each is accepted only once.
  totp_zuletzt integer
);
create unique index konten_email on konten (art, lower(email));

create table kontositzungen (
  -- Only the browser has the token itself.
  token_hash text primary key,
  konto_id integer not null references konten (id) on delete cascade,
  erstellt timestamptz not null default now(),
  aktiv timestamptz not null default now(),
  -- Previous login: content after it is new to the user.
  neu_seit timestamptz
);
create index kontositzungen_konto on kontositzungen (konto_id);

create table passwortlinks (
  token_hash text primary key,
  konto_id integer not null references konten (id) on delete cascade,
  gueltig_bis timestamptz not null
);

-- Parsed account lists awaiting import, one per administrator.
create table kontenimporte (
  konto_id integer primary key references konten (id) on delete cascade,
  -- Changes with every list, so that only the previewed list can be imported.
  uuid uuid not null default gen_random_uuid(),
  zeilen jsonb not null,
  erstellt timestamptz not null default now()
);

-- Second factors during setup, and emergency codes for a lost app.
create table zweitfaktor_einrichtungen (
  konto_id integer primary key references konten (id) on delete cascade,
  geheimnis text not null,
  -- Plain text until the first app code confirms the setup; afterwards only hashes are kept.
  notfallcodes text[] not null,
  beginn timestamptz not null default now()
);

create table notfallcodes (
  konto_id integer references konten (id) on delete cascade,
  code_hash text,
  primary key (konto_id, code_hash)
);

-- Password requests by address, until they are checked against the accounts.
create table passwortwuensche (
  id integer generated always as identity primary key,
  art text not null,
  email text not null
);

-- Known browsers per account: they can still log in during a password-guessing attack.
create table kontogeraete (
  -- Only the browser's cookie has the secret itself.
  token_hash text,
  konto_id integer references konten (id) on delete cascade,
  zuletzt timestamptz not null default now(),
  primary key (token_hash, konto_id)
);
create index kontogeraete_konto on kontogeraete (konto_id, zuletzt);

create table kontorechte (
  konto_id integer references konten (id) on delete cascade,
  art text,
  -- Empty: all entries of the kind.
  zweig text default '',
  darf text not null check (darf in ('schreiben', 'freigeben')),
  primary key (konto_id, art, zweig)
);

create table vertretungen (
  konto_id integer references konten (id) on delete cascade,
  vertreter_id integer references konten (id) on delete cascade,
  von date not null,
  bis date not null,
  constraint vertretungen_zeitraum check (von <= bis and konto_id <> vertreter_id),
  primary key (konto_id, vertreter_id)
);
create index vertretungen_vertreter on vertretungen (vertreter_id);
`);
