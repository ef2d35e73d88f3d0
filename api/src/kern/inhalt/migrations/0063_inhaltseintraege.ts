import { type Kysely, sql } from 'kysely';

/**
 * The content itself, entry by entry. What pages are read from (`seiten`, `artikel`, `menus` …) is made of it. `daten` is
 * json, not jsonb: its keys keep the order in which somebody wrote them.
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
