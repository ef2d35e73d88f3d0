import type { Kysely } from 'kysely';

/** The counter of wrong passwords counts whatever has a limit per account, address or child. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('anmeldeversuche').renameTo('drosseln').execute();
}
