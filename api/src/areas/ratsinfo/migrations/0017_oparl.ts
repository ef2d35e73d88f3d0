import { type Kysely, sql } from 'kysely';

/** Indexes for the lists of OParl: visible objects of a municipality by id. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const parents: [table: string, parent: string, column: string][] = [
    ['rats_mitgliedschaften', 'rats_gremien', 'gremium_id'],
    ['rats_tagesordnungspunkte', 'rats_sitzungen', 'sitzung_id'],
    ['rats_beratungen', 'rats_vorlagen', 'vorlage_id'],
  ];
  const add = (table: string) =>
    sql`alter table ${sql.table(table)} add koerperschaft_id integer references rats_koerperschaften (id)`.execute(db);
  for (const [table, parent, column] of parents) {
    await add(table);
    await sql`update ${sql.table(table)} set koerperschaft_id = p.koerperschaft_id
      from ${sql.table(parent)} p where p.id = ${sql.ref(column)}`.execute(db);
  }
  await add('rats_orte');
  await sql`update rats_orte set koerperschaft_id = (select min(id) from rats_koerperschaften)`.execute(db);
  await add('rats_dateien');
  await sql`update rats_dateien d set koerperschaft_id = coalesce(
    (select koerperschaft_id from rats_sitzungen where id = d.sitzung_id),
    (select koerperschaft_id from rats_vorlagen where id = d.vorlage_id),
    (select koerperschaft_id from rats_tagesordnungspunkte where id = d.punkt_id))`.execute(db);

  for (const table of ['mitgliedschaften', 'tagesordnungspunkte', 'beratungen', 'orte', 'dateien']) {
    await sql`alter table ${sql.table(`rats_${table}`)} alter koerperschaft_id set not null`.execute(db);
  }
  for (const table of ['wahlperioden', 'orte', 'gremien', 'personen', 'mitgliedschaften', 'sitzungen']) {
    await sql`create index ${sql.ref(`rats_${table}_liste`)} on ${sql.table(`rats_${table}`)} (koerperschaft_id, id)
      where not geloescht`.execute(db);
  }
  for (const table of ['tagesordnungspunkte', 'vorlagen', 'beratungen', 'dateien']) {
    await sql`create index ${sql.ref(`rats_${table}_liste`)} on ${sql.table(`rats_${table}`)} (koerperschaft_id, id)
      where not geloescht and oeffentlich`.execute(db);
  }
}
