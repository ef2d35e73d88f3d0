import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { readConfig } from '../src/core/platform/config/read-config.ts';
import { migrate } from '../src/core/platform/database/migrate.ts';
import { openDatabase } from '../src/core/platform/database/open-database.ts';
import { migrations } from '../src/migrations.ts';
import { loadContent } from './load-content.ts';
import { startInstalled, startServer } from './own-postgres.ts';

/**
 * Starts a PostgreSQL 18 with a migrated database and one with the example; each test file gets a copy.
 * `TEST_POSTGRES` names the programs of another version.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { TEST_POSTGRES } = process.env;
  const { url, create, stop } = await (TEST_POSTGRES ? startInstalled(TEST_POSTGRES) : startServer());
  await create('vorlage');
  const folder = await mkdtemp(join(tmpdir(), 'gm-daten-'));
  const open = (name: string) => openDatabase({ DATABASE_URL: `${url}/${name}`, DATABASE_POOL: 2, DATA_DIR: folder });
  const { db, close } = await open('vorlage');
  await migrate(db, migrations);
  await sql`create database beispiel template template0`.execute(db);
  await close();
  const filled = await open('beispiel');
  await migrate(filled.db, migrations);
  await loadContent(filled.db, readConfig({}).CONTENT_DIR);
  await filled.close();
  await rm(folder, { recursive: true });
  project.provide('vorlage', { art: 'postgres', url });
  return stop;
}
