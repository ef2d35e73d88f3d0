import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { migrations } from '../src/bereiche.ts';
import { readConfig } from '../src/kern/betrieb/read-config.ts';
import { migrate } from '../src/kern/daten/migrate.ts';
import { openDatabase } from '../src/kern/daten/open-database.ts';
import { loadInhalt } from './load-inhalt.ts';
import { startServer } from './own-postgres.ts';

/** Starts a PostgreSQL 18 for this run with a migrated database and one with the example; every test file gets a copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { server, url } = await startServer();
  await server.createDatabase('vorlage');
  const folder = await mkdtemp(join(tmpdir(), 'gm-daten-'));
  const open = (name: string) => openDatabase({ DATABASE_URL: `${url}/${name}`, DATABASE_POOL: 2, DATA_DIR: folder });
  const { db, close } = await open('vorlage');
  await migrate(db, migrations);
  await sql`create database beispiel template template0`.execute(db);
  await close();
  const filled = await open('beispiel');
  await migrate(filled.db, migrations);
  await loadInhalt(filled.db, readConfig({}).CONTENT_DIR);
  await filled.close();
  await rm(folder, { recursive: true });
  project.provide('vorlage', { art: 'postgres', url });
  return () => server.stop();
}
