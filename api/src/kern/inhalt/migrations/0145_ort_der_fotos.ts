import type { Kysely } from 'kysely';

/** Photos may lie among the uploads under another name than that of their bytes: those that came with a form of their own do. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('inhalt_fotos').addColumn('ablage', 'text').execute();
}
