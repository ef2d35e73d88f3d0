import { AppError } from '@gm/shared/errors/app-error';
import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import type { Database } from './database.ts';

/** Schema migrations by name. They are imported explicitly, not read from folders, so that the bundle includes them. */
export type Migrations = Readonly<Record<string, Migration>>;

/** First of the migrations that were joined into baselines; only databases made before 0.1.0 have it. */
const FORMER_FIRST = '0001_inhalt';

/** @param what the database or backup whose migrations are these */
export function refuseFormer(names: readonly string[], what: string): void {
  if (!names.includes(FORMER_FIRST)) return;
  const message =
    `${what} was made before version 0.1.0 and cannot be migrated. With the program that made it, save the content ` +
    '(`npm run content -- export`), then start this one with an empty database and import it. Nothing was changed.';
  throw new AppError('konflikt', message);
}

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
 * version later. So the previous version can run alongside, and a rollback is possible. Throws for a database made before
 * the baselines.
 */
export async function listLater(db: Kysely<Database>, migrations: Migrations): Promise<string[]> {
  const { rows: tables } = await sql<{ da: boolean }>`select to_regclass('kysely_migration') is not null as da`.execute(
    db,
  );
  if (!tables[0]?.da) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const names = rows.map(({ name }) => name);
  refuseFormer(names, 'This database');
  return names.filter((name) => !(name in migrations));
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
