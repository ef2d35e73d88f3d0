import { type Kysely, sql } from 'kysely';

/** Helpers: how many an event needs per day, whom it asked, and the days they come. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ferien_veranstaltungen add column helfer_noetig int not null default 0`.execute(db);
  await sql`create table ferien_helfer (
    id int generated always as identity primary key,
    veranstaltung_id int not null references ferien_veranstaltungen (id) on delete cascade,
    name text not null,
    email text not null check (email = lower(email)),
    telefon text not null default '',
    hinweis text not null default '',
    unique (veranstaltung_id, email)
  )`.execute(db);
  await sql`create index ferien_helfer_email on ferien_helfer (email)`.execute(db);
  await sql`create table ferien_helfertage (
    id int generated always as identity primary key,
    helfer_id int not null references ferien_helfer (id) on delete cascade,
    tag date not null,
    erinnert boolean not null default false,
    unique (helfer_id, tag)
  )`.execute(db);
  await sql`create index ferien_helfertage_tag on ferien_helfertage (tag)`.execute(db);
  for (const table of ['ferien_helfer', 'ferien_helfertage']) {
    await sql`create trigger vermerke_loeschung after delete on ${sql.table(table)}
      for each row execute function vermerke_loeschung('id')`.execute(db);
  }
}
