import { type Kysely, sql } from 'kysely';

/** On site: which device holds the list of a day, and the attendance records made on it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table ferien_mitnahmen (
    id int generated always as identity primary key,
    veranstaltung_id int not null references ferien_veranstaltungen (id) on delete cascade,
    tag date not null,
    email text not null,
    token_hash text not null unique,
    bis timestamptz not null
  )`.execute(db);
  await sql`create index ferien_mitnahmen_tag on ferien_mitnahmen (veranstaltung_id, tag)`.execute(db);
  // Byte order, so that times and devices compare like in the browser.
  await sql`create table ferien_vermerke (
    id int generated always as identity primary key,
    veranstaltung_id int not null references ferien_veranstaltungen (id) on delete cascade,
    tag date not null,
    kind_id int not null references ferien_kinder (id) on delete cascade,
    feld text not null check (feld in ('stand', 'notiz')),
    schreiber text not null,
    wert text not null,
    zeit bigint not null,
    geraet text collate "C" not null,
    zaehler int not null,
    unique (veranstaltung_id, tag, kind_id, feld, schreiber)
  )`.execute(db);
  await sql`create index ferien_vermerke_kind on ferien_vermerke (kind_id)`.execute(db);
  for (const table of ['ferien_mitnahmen', 'ferien_vermerke']) {
    await sql`create trigger vermerke_loeschung after delete on ${sql.table(table)}
      for each row execute function vermerke_loeschung('id')`.execute(db);
  }
}
