import type { Kysely } from 'kysely';

/** A document of the archive may be a PDF file that somebody brought; without one it is made of its text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('archivdokumente').addColumn('datei', 'text').execute();
}
