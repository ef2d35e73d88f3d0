import { type Kysely, Migrator } from 'kysely';
import { migrations } from '../../migrations.ts';
import type { Database } from './database.ts';

function createMigrator(db: Kysely<Database>) {
  return new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // Work done side by side does not arrive in the order of its numbers; databases in between have to go on.
    allowUnorderedMigrations: true,
  });
}

/**
 * Brings the schema up to date, all or nothing, and returns the names of the migrations that ran. Several processes
 * may call it at once: the migrator holds a lock in the database.
 */
export async function migrate(db: Kysely<Database>): Promise<string[]> {
  const { error, results } = await createMigrator(db).migrateToLatest();
  if (error) throw new Error('The database could not be migrated', { cause: error });
  return (results ?? []).map(({ migrationName }) => migrationName);
}

/** Whether every migration this program knows has run. Rejects when the database does not answer. */
export async function isMigrated(db: Kysely<Database>): Promise<boolean> {
  const known = await createMigrator(db).getMigrations();
  return known.every(({ executedAt }) => executedAt !== undefined);
}
