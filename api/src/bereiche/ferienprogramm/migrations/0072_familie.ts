import { type Kysely, sql } from 'kysely';

/**
 * A family's page: what it declared for a child, every change of it with wording and time, and secrets of calendars, which show dates and
 * nothing else.
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
