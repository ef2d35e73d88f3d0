import type { Kysely } from 'kysely';

/** An archive document may be an uploaded PDF file; otherwise its PDF is generated from its text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('archivdokumente').addColumn('datei', 'text').execute();
}
