import type { Kysely } from 'kysely';

/** Photos may be stored under another name than the hash of their bytes, as those sent with a form are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('inhalt_fotos').addColumn('ablage', 'text').execute();
}
