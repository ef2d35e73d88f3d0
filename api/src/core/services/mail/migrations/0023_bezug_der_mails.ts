import type { Kysely } from 'kysely';

/**
 * What a mail refers to: when that is deleted on request, its mails are deleted as well, but no others to the same
 * address.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('outbox').addColumn('bezug', 'text').execute();
  await db.schema.createIndex('outbox_bezug').on('outbox').column('bezug').where('bezug', 'is not', null).execute();
}
