import { type Kysely, sql } from 'kysely';

/**
 * The templates that are running, as the shell told of them last, and what of the content does not fit them: found when they or an
 * entry change, not whenever somebody looks.
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
