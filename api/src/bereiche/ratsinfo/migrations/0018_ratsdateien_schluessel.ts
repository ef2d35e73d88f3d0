import { type Kysely, sql } from 'kysely';

/** Files of the council that are not public lie under an address nobody can guess. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('rats_dateien')
    .addColumn('schluessel', 'uuid', (column) => column.notNull().unique().defaultTo(sql`gen_random_uuid()`))
    .execute();
}
