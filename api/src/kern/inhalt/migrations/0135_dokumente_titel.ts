import type { Kysely } from 'kysely';

/** What a PDF file says it is called. Of those that are there nobody has asked: null, which is no fault of theirs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('inhalt_dokumente').addColumn('titel', 'text').execute();
}
