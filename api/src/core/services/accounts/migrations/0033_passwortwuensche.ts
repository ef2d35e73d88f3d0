import type { Kysely } from 'kysely';

/** Password requests by address, until they are checked against the accounts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('passwortwuensche')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('art', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .execute();
}
