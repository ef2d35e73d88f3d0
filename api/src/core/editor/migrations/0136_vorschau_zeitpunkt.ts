import type { Kysely } from 'kysely';

/** Time for which a preview is shown; null: now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('redaktion_vorschauen').addColumn('zeitpunkt', 'timestamptz').execute();
}
