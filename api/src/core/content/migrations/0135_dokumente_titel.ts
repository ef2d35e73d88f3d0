import type { Kysely } from 'kysely';

/** Title in the metadata of a PDF file. Unknown for existing files: null, which is not reported as a fault. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('inhalt_dokumente').addColumn('titel', 'text').execute();
}
