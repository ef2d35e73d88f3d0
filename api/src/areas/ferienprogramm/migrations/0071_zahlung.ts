import { type Kysely, sql } from 'kysely';

/**
 * Bills and payments. One function computes the amount owed from the bookings (`payment/claim.ts`); `ferien_posten`
 * records every change of it, `ferien_zahlungen` every payment and refund. Both are append-only. A line of a bank
 * statement is stored once, regardless of how many files contain it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ferien_teilnahmen
    add column storno_von text check (storno_von in ('familie', 'gemeinde', 'doppelt'))`.execute(db);
  await sql`create table ferien_konten (
    buchung_id int primary key references ferien_buchungen (id) on delete cascade,
    saetze jsonb not null,
    faellig date not null,
    erinnert int not null default 0,
    erinnert_am timestamptz,
    erstellt timestamptz not null default now()
  )`.execute(db);
  await sql`create table ferien_posten (
    id int generated always as identity primary key,
    buchung_id int not null references ferien_buchungen (id) on delete cascade,
    schluessel text not null,
    was text not null,
    betrag int not null check (betrag <> 0),
    gebucht timestamptz not null default now()
  )`.execute(db);
  await sql`create index ferien_posten_buchung on ferien_posten (buchung_id)`.execute(db);
  await sql`create table ferien_ermaessigungen (
    id int generated always as identity primary key,
    buchung_id int not null references ferien_buchungen (id) on delete cascade,
    prozent int check (prozent between 1 and 100),
    betrag int check (betrag > 0),
    grund text not null,
    von text not null,
    erstellt timestamptz not null default now(),
    check ((prozent is null) <> (betrag is null))
  )`.execute(db);
  await sql`create index ferien_ermaessigungen_buchung on ferien_ermaessigungen (buchung_id)`.execute(db);
  await sql`create table ferien_umsaetze (
    id int generated always as identity primary key,
    inhalt text not null,
    bankreferenz text unique,
    tag date not null,
    betrag int not null check (betrag <> 0),
    name text not null,
    iban text not null,
    zweck text not null,
    stand text not null default 'offen' check (stand in ('offen', 'zugeordnet', 'erledigt')),
    grund text not null default '',
    eingelesen timestamptz not null default now()
  )`.execute(db);
  await sql`create index ferien_umsaetze_inhalt on ferien_umsaetze (inhalt)`.execute(db);
  await sql`create table ferien_zahlungen (
    id int generated always as identity primary key,
    buchung_id int not null references ferien_buchungen (id) on delete cascade,
    betrag int not null check (betrag <> 0),
    art text not null check (art in ('ueberweisung', 'bar', 'karte', 'erstattung', 'berichtigung')),
    tag date not null,
    umsatz_id int references ferien_umsaetze (id),
    beleg text unique,
    notiz text not null default '',
    von text not null,
    erstellt timestamptz not null default now()
  )`.execute(db);
  await sql`create index ferien_zahlungen_buchung on ferien_zahlungen (buchung_id)`.execute(db);
  await sql`create index ferien_zahlungen_umsatz on ferien_zahlungen (umsatz_id)`.execute(db);
}
