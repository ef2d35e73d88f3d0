import type { Kysely } from 'kysely';

/** Addresses whose owner is said to have forgotten a password, until somebody has looked whether there is an account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('passwortwuensche')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('art', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .execute();
}
