import { type Kysely, sql } from 'kysely';

/**
 * Organisers: events they look after, login by a mailed link, and their log. Questions of events to families, and the
 * answers, which are deleted with the booking.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ferien_veranstaltungen add column fragen text[] not null default '{}'`.execute(db);
  await sql`create table ferien_kindangaben (
    kind_id int not null references ferien_kinder (id) on delete cascade,
    feld text not null,
    wert text not null,
    primary key (kind_id, feld)
  )`.execute(db);
  await sql`create table ferien_veranstalter (
    id int generated always as identity primary key,
    veranstaltung_id int not null references ferien_veranstaltungen (id) on delete cascade,
    name text not null,
    email text not null check (email = lower(email)),
    unique (veranstaltung_id, email)
  )`.execute(db);
  await sql`create index ferien_veranstalter_email on ferien_veranstalter (email)`.execute(db);
  await sql`create table ferien_zugangswuensche (
    id int generated always as identity primary key,
    email text not null
  )`.execute(db);
  await sql`create table ferien_zugaenge (
    token_hash text primary key,
    email text not null,
    art text not null check (art in ('link', 'sitzung')),
    bis timestamptz not null
  )`.execute(db);
  await sql`create table ferien_auslagen (
    id int generated always as identity primary key,
    veranstaltung_id int not null references ferien_veranstaltungen (id) on delete cascade,
    betrag int not null check (betrag > 0),
    wofuer text not null,
    von text not null,
    gemeldet timestamptz not null default now()
  )`.execute(db);
  await sql`create table ferien_protokoll (
    id int generated always as identity primary key,
    veranstaltung_id int not null references ferien_veranstaltungen (id) on delete cascade,
    wer text not null,
    was text not null,
    wann timestamptz not null default now()
  )`.execute(db);
  for (const table of ['ferien_veranstalter', 'ferien_auslagen', 'ferien_protokoll']) {
    await sql`create index ${sql.raw(`${table}_veranstaltung`)} on ${sql.table(table)} (veranstaltung_id)`.execute(db);
    await sql`create trigger vermerke_loeschung after delete on ${sql.table(table)}
      for each row execute function vermerke_loeschung('id')`.execute(db);
  }
}
