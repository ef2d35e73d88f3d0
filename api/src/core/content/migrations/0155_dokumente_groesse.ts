import type { Kysely } from 'kysely';

/** Size of a PDF file in bytes, for readers on slow or metered connections. Unknown for existing files: null. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('inhalt_dokumente').addColumn('groesse', 'integer').execute();
}
