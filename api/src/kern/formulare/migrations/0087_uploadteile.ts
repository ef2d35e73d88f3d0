import { type Kysely, sql } from 'kysely';

/**
 * Pieces of pictures that are on their way. In the database, since a piece may come to any process. Pictures do not get
 * smaller by packing: they lie beside the rows as they are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('uploadteile')
    .addColumn('upload', 'text', (column) => column.notNull())
    .addColumn('ab', 'integer', (column) => column.notNull())
    .addColumn('laenge', 'integer', (column) => column.notNull())
    .addColumn('bytes', 'bytea', (column) => column.notNull())
    .addColumn('erstellt', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('uploadteile_pk', ['upload', 'ab'])
    .execute();
  await sql`alter table uploadteile alter column bytes set storage external`.execute(db);
}
