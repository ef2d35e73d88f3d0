import { type Kysely, sql } from 'kysely';

/** Tables with residents' data, and the column that identifies a row. */
const TABLES = {
  einsendungen: 'id',
  mangel_links: 'id',
  ferien_buchungen: 'id',
  ferien_warteliste: 'id',
  abfallerinnerungen: 'id',
  rats_abonnenten: 'id',
  rats_abos: 'id',
  push_abos: 'kennung',
};

/** Records which rows were deleted, without their content, so that restoring a backup does not bring them back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table geloeschtes (
    id bigint generated always as identity primary key,
    tabelle text not null,
    spalte text not null,
    schluessel text not null,
    wann timestamptz not null default now(),
    vermerkt boolean not null default false
  )`.execute(db);
  await sql`create index geloeschtes_offen on geloeschtes (id) where not vermerkt`.execute(db);
  await sql`create function vermerke_loeschung() returns trigger language plpgsql as $$
    begin
      insert into geloeschtes (tabelle, spalte, schluessel)
        values (tg_table_name, tg_argv[0], to_jsonb(old) ->> tg_argv[0]);
      return null;
    end $$`.execute(db);
  for (const [table, column] of Object.entries(TABLES)) {
    await sql`create trigger vermerke_loeschung after delete on ${sql.table(table)}
      for each row execute function vermerke_loeschung(${sql.lit(column)})`.execute(db);
  }
}
