import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import type { Database } from './database.ts';

/** Schema migrations by name. They are imported explicitly, not read from folders, so that the bundle includes them. */
export type Migrations = Readonly<Record<string, Migration>>;

function createMigrator(db: Kysely<Database>, migrations: Migrations) {
  return new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations }) },
    // Parallel branches merge out of number order, and databases in between must still migrate.
    allowUnorderedMigrations: true,
  });
}

/**
 * Names of migrations run by a later version of the program. A migration only adds to the schema; removals follow one
 * version later. So the previous version can run alongside, and a rollback is possible.
 */
export async function listLater(db: Kysely<Database>, migrations: Migrations): Promise<string[]> {
  const { rows: tables } = await sql<{ da: boolean }>`select to_regclass('kysely_migration') is not null as da`.execute(
    db,
  );
  if (!tables[0]?.da) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !(name in migrations));
}

/**
 * Migrates the schema in name order, in one transaction. Returns the names of the applied migrations. Concurrent calls
 * are safe: the migrator takes a lock in the database.
 */
export async function migrate(db: Kysely<Database>, migrations: Migrations): Promise<string[]> {
  // The migrator treats an unknown migration as corruption.
  const later = (await listLater(db, migrations)).map((name): [string, Migration] => [name, { async up() {} }]);
  const all = { ...migrations, ...Object.fromEntries(later) };
  const { error, results } = await createMigrator(db, all).migrateToLatest();
  if (error) throw new Error('The database could not be migrated', { cause: error });
  return (results ?? []).map(({ migrationName }) => migrationName);
}

/** Whether all known migrations have run. Rejects if the database does not respond. */
export async function isMigrated(db: Kysely<Database>, migrations: Migrations): Promise<boolean> {
  const known = await createMigrator(db, migrations).getMigrations();
  return known.every(({ executedAt }) => executedAt !== undefined);
}
