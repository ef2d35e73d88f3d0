import { type Kysely, sql } from 'kysely';

/** PDF files of the content: entries refer to them by name, the bytes are stored with the uploads, the text is for searches. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('inhalt_dokumente')
    .addColumn('datei', 'text', (column) => column.primaryKey())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('seiten', 'integer', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('seit', 'date', (column) => column.notNull().defaultTo(sql`current_date`))
    .execute();
}
