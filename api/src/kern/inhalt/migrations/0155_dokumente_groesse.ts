import type { Kysely } from 'kysely';

/** How many bytes a PDF file has, which those who load it on the way want to know. Of those that are there nobody has asked: null. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('inhalt_dokumente').addColumn('groesse', 'integer').execute();
}
