import { type Kysely, sql } from 'kysely';

/**
 * The content by entry; the tables that pages are read from (`seiten`, `artikel`, `menus` …) are derived from it. `daten`
 * is json, not jsonb, to keep the order of keys.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create sequence inhalt_aenderungen`.execute(db);
  await db.schema
    .createTable('inhalt_eintraege')
    .addColumn('art', 'text', (column) => column.notNull())
    .addColumn('schluessel', 'text', (column) => column.notNull())
    .addColumn('datei', 'text', (column) => column.notNull())
    .addColumn('platz', 'integer', (column) => column.notNull())
    .addColumn('daten', 'json')
    .addColumn('text', 'text')
    .addColumn('fassung', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('aenderung', 'bigint', (column) => column.notNull().defaultTo(sql`nextval('inhalt_aenderungen')`))
    .addPrimaryKeyConstraint('inhalt_eintraege_pk', ['art', 'schluessel'])
    .execute();
  await db.schema.createIndex('inhalt_eintraege_aenderung').on('inhalt_eintraege').column('aenderung').execute();

  await db.schema
    .createTable('inhalt_fotos')
    .addColumn('datei', 'text', (column) => column.primaryKey())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('breite', 'integer', (column) => column.notNull())
    .addColumn('hoehe', 'integer', (column) => column.notNull())
    .addColumn('farbe', 'text', (column) => column.notNull())
    .execute();
}
