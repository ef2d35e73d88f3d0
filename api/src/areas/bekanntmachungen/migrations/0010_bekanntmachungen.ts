import { type Kysely, sql } from 'kysely';

/** Official notices. `suchtext` is normalised like in the directory. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('bekanntmachungen')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('titel', 'text', (column) => column.notNull())
    .addColumn('rubrik', 'text', (column) => column.notNull())
    .addColumn('einleitung', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('datum_von', 'date', (column) => column.notNull())
    .addColumn('datum_bis', 'date', (column) => column.notNull())
    .addColumn('suchtext', 'text', (column) => column.notNull())
    .execute();
  await sql`create index bekanntmachungen_datum on bekanntmachungen (datum_von desc, id desc)`.execute(db);
}
