import { type Kysely, sql } from 'kysely';

/** Tables of what residents gave, with the column that names a row. */
const TABELLEN = {
  einsendungen: 'id',
  mangel_links: 'id',
  ferien_buchungen: 'id',
  ferien_warteliste: 'id',
  abfallerinnerungen: 'id',
  rats_abonnenten: 'id',
  rats_abos: 'id',
  push_abos: 'kennung',
};

/** Which rows were erased, and nothing of what stood in them: a backup that is brought back must not bring them, too. */
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
  for (const [tabelle, spalte] of Object.entries(TABELLEN)) {
    await sql`create trigger vermerke_loeschung after delete on ${sql.table(tabelle)}
      for each row execute function vermerke_loeschung(${sql.lit(spalte)})`.execute(db);
  }
}
