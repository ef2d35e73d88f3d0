import type { Kysely } from 'kysely';

/** The counter of wrong passwords becomes a counter of everything that is limited per account, address or child. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('anmeldeversuche').renameTo('drosseln').execute();
}
