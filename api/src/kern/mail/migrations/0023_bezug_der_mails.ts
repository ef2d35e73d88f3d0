import type { Kysely } from 'kysely';

/** What a mail is about: when somebody has that erased, its mails go with it, and no others to the same address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('outbox').addColumn('bezug', 'text').execute();
  await db.schema.createIndex('outbox_bezug').on('outbox').column('bezug').where('bezug', 'is not', null).execute();
}
