import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import type { Database } from './database.ts';

/** Steps of the schema by name. They are listed instead of read from folders so that the bundle carries them. */
export type Migrations = Readonly<Record<string, Migration>>;

function createMigrator(db: Kysely<Database>, migrations: Migrations) {
  return new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations }) },
    // Work done side by side does not arrive in the order of its numbers; databases in between have to go on.
    allowUnorderedMigrations: true,
  });
}

/**
 * Names of the steps that a later version of this program has run. An update only adds to the schema and takes away one
 * version later, so that the version before it goes on beside it, and may come back.
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
 * Brings the schema up to date in the order of the names, all or nothing, and returns the names of what ran. Several
 * processes may call it at once: the migrator holds a lock in the database.
 */
export async function migrate(db: Kysely<Database>, migrations: Migrations): Promise<string[]> {
  // The migrator takes a step it does not know for a damaged database.
  const later = (await listLater(db, migrations)).map((name): [string, Migration] => [name, { async up() {} }]);
  const all = { ...migrations, ...Object.fromEntries(later) };
  const { error, results } = await createMigrator(db, all).migrateToLatest();
  if (error) throw new Error('The database could not be migrated', { cause: error });
  return (results ?? []).map(({ migrationName }) => migrationName);
}

/** Whether every step this program knows has run. Rejects when the database does not answer. */
export async function isMigrated(db: Kysely<Database>, migrations: Migrations): Promise<boolean> {
  const known = await createMigrator(db, migrations).getMigrations();
  return known.every(({ executedAt }) => executedAt !== undefined);
}
