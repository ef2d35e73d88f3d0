import { type Kysely, sql } from 'kysely';

/** Wishes of families, and the draw that allocates places. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table ferien_wunschzettel (
    id int generated always as identity primary key,
    token_hash text not null unique,
    code text not null unique,
    kontakt jsonb not null,
    zustimmungen jsonb,
    erstellt timestamptz not null default now(),
    bestaetigt timestamptz
  )`.execute(db);
  await sql`create table ferien_wunschkinder (
    id int generated always as identity primary key,
    zettel_id int not null references ferien_wunschzettel (id) on delete cascade,
    kind jsonb not null,
    schluessel text not null,
    losnummer text not null unique,
    gruppe text,
    hoechstens int not null,
    wuensche int[] not null
  )`.execute(db);
  await sql`create index ferien_wunschkinder_zettel on ferien_wunschkinder (zettel_id)`.execute(db);
  await sql`create index ferien_wunschkinder_gruppe on ferien_wunschkinder (gruppe) where gruppe is not null`.execute(
    db,
  );
  await sql`create trigger vermerke_loeschung after delete on ferien_wunschzettel
    for each row execute function vermerke_loeschung('id')`.execute(db);
  // One draw per season; deleted with its wishes.
  await sql`create table ferien_verlosung (
    id int primary key default 1 check (id = 1),
    liste text not null,
    pruefsumme text not null,
    zahl_name text not null,
    festgelegt timestamptz not null default now(),
    zahl text,
    saat text,
    zuteilung text,
    wert int,
    schranke int,
    veroeffentlicht timestamptz
  )`.execute(db);
}
