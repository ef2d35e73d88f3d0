import type { Kysely } from 'kysely';

/** The moment for which a page is shown as it will be; null: as it would be now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('redaktion_vorschauen').addColumn('zeitpunkt', 'timestamptz').execute();
}
