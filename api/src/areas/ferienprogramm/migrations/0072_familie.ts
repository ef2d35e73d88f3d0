import { type Kysely, sql } from 'kysely';

/**
 * Family page: declarations per child, all with wording and time, and secrets of calendars that grant access to dates
 * only.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table ferien_erklaerungen (
    id int generated always as identity primary key,
    email text not null,
    schluessel text not null,
    feld text not null,
    text text not null,
    fassung text not null,
    zugestimmt boolean not null,
    erteilt timestamptz not null default now()
  )`.execute(db);
  await sql`create index ferien_erklaerungen_kind on ferien_erklaerungen (email, schluessel)`.execute(db);
  await sql`create table ferien_kalender (
    token_hash text primary key,
    buchung_id int not null references ferien_buchungen (id) on delete cascade
  )`.execute(db);
}
