import type { Kysely } from 'kysely';

/** Version of an imported file, to detect that it changed since its text was read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('rats_dateien').addColumn('fassung', 'text').execute();
}
