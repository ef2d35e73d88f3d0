import { type Kysely, sql } from 'kysely';

/**
 * Parts of pictures during an upload. In the database, because each part may reach another process. Pictures do not
 * compress, so they are stored in TOAST uncompressed.
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
