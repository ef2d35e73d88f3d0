import { type Kysely, sql } from 'kysely';

/** Non-public files of the council have an unguessable URL. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('rats_dateien')
    .addColumn('schluessel', 'uuid', (column) => column.notNull().unique().defaultTo(sql`gen_random_uuid()`))
    .execute();
}
