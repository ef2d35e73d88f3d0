import type { Kysely } from 'kysely';

/** By which the import knows that a file of another system is not the one any more whose text was read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('rats_dateien').addColumn('fassung', 'text').execute();
}
