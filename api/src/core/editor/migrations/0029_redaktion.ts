import { type Kysely, sql } from 'kysely';

/**
 * Entries of editors, their versions and history. Published ones are in the tables of their kind, beside those of the
 * content folder.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('redaktion_beitraege')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('referenz', 'text', (column) => column.notNull().unique())
    .addColumn('art', 'text', (column) =>
      column.notNull().check(sql`art in ('artikel', 'veranstaltung', 'eilmeldung')`),
    )
    .addColumn('status', 'text', (column) =>
      column.notNull().check(sql`status in ('Entwurf', 'geplant', 'veröffentlicht', 'zurückgezogen')`),
    )
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('freigegeben', 'integer')
    .addColumn('ab', 'timestamptz')
    .addColumn('bis', 'timestamptz')
    .addCheckConstraint('redaktion_beitraege_zeitraum', sql`ab < bis`)
    .execute();
  await db.schema
    .createIndex('redaktion_beitraege_status')
    .on('redaktion_beitraege')
    .columns(['status', 'ab'])
    .execute();

  await db.schema
    .createTable('redaktion_fassungen')
    .addColumn('beitrag_id', 'integer', (column) => column.notNull().references('redaktion_beitraege.id'))
    .addColumn('nummer', 'integer', (column) => column.notNull())
    .addColumn('angaben', 'jsonb', (column) => column.notNull())
    .addColumn('bild_id', 'text', (column) => column.references('bilder.id'))
    .addPrimaryKeyConstraint('redaktion_fassungen_pk', ['beitrag_id', 'nummer'])
    .execute();
  await db.schema.createIndex('redaktion_fassungen_bild').on('redaktion_fassungen').column('bild_id').execute();

  await db.schema
    .createTable('redaktion_protokoll')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('beitrag_id', 'integer', (column) => column.notNull().references('redaktion_beitraege.id'))
    .addColumn('fassung', 'integer', (column) => column.notNull())
    .addColumn('aus', 'integer')
    .addColumn('am', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('konto_id', 'integer')
    .addColumn('wer', 'text', (column) => column.notNull())
    .addColumn('vorgang', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('redaktion_protokoll_beitrag')
    .on('redaktion_protokoll')
    .columns(['beitrag_id', 'id'])
    .execute();

  await sql`create function schuetze_redaktion() returns trigger language plpgsql as $$
    declare ist_leer boolean := false; begin
    if tg_op = 'TRUNCATE' then execute format('select not exists (select from %I)', tg_table_name) into ist_leer; end if;
    if ist_leer then return null; end if;
    raise exception '% is append-only', tg_table_name; end $$`.execute(db);
  for (const table of ['redaktion_fassungen', 'redaktion_protokoll']) {
    await sql`create trigger ${sql.id(`${table}_bleibt`)} before update or delete on ${sql.id(table)}
      for each row execute function schuetze_redaktion()`.execute(db);
    await sql`create trigger ${sql.id(`${table}_voll`)} before truncate on ${sql.id(table)}
      for each statement execute function schuetze_redaktion()`.execute(db);
  }

  for (const table of ['artikel', 'veranstaltungen', 'eilmeldungen']) {
    await db.schema
      .alterTable(table)
      .addColumn('beitrag_id', 'integer', (column) => column.unique().references('redaktion_beitraege.id'))
      .execute();
  }
}
