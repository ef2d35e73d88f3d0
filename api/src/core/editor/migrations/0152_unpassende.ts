import { type Kysely, sql } from 'kysely';

/**
 * The templates in use, as last reported by the shell, and the content that does not fit them. Determined when templates or
 * an entry change, not at each request.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('redaktion_vorlagen')
    .addColumn('id', 'integer', (column) => column.primaryKey().defaultTo(1).check(sql`id = 1`))
    .addColumn('stand', 'text', (column) => column.notNull())
    .addColumn('vorlagen', 'json', (column) => column.notNull())
    .addColumn('gesehen', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('redaktion_unpassende')
    .addColumn('art', 'text', (column) => column.notNull())
    .addColumn('schluessel', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('redaktion_unpassende_pk', ['art', 'schluessel'])
    .execute();
}
