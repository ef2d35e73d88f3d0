import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '@gm/shared/errors/app-error';
import type { Objects } from '@gm/shared/store/objects';
import { openPostgres } from '../../platform/database/postgres.ts';
import { dumpDatabase } from './dump-database.ts';
import { fetchPieces, findPieces, type Reach } from './log-storage.ts';
import { SERVER } from './open-server.ts';
import type { Done } from './pack-backup.ts';
import { parseLsn } from './replication.ts';

type Server = NonNullable<Done['server']>;

/**
 * For the temporary server that only runs to read its tables: no network access, and none of the original server's
 * replication settings.
 */
const SETTINGS = `listen_addresses = ''
fsync = off
full_page_writes = off
hot_standby = off
shared_buffers = '256MB'
recovery_target_timeline = 'current'
recovery_target_action = 'promote'
restore_command = 'false'
wal_level = minimal
max_wal_senders = 0
`;
const EARLY_END = 'recovery ended before configured recovery target was reached';

function findPostgres(folder: string | undefined, version: number): string {
  const places = folder ? [folder] : [`/usr/lib/postgresql/${version}/bin`, ...(process.env.PATH ?? '').split(':')];
  const found = places.map((place) => join(place, 'postgres')).find((file) => existsSync(file));
  if (found) return found;
  const message = `A restore needs PostgreSQL ${version} on this machine (apt-get install postgresql-${version}); if it is elsewhere, BACKUP_POSTGRES names its folder. Nothing was changed.`;
  throw new AppError('konflikt', message);
}

/** PostgreSQL refuses to run as root. */
function findOwner(): { uid?: number; gid?: number } {
  if (userInfo().uid !== 0) return {};
  const ask = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: ask('-u'), gid: ask('-g') };
}

/**
 * Runs a server until its tables have been read; `read` gets its address. Returns the server's output if it stopped
 * before it was ready.
 */
async function runServer(postgres: string, folder: string, read: (socket: string) => Promise<void>): Promise<string> {
  const child = spawn(postgres, ['-D', folder, '-k', folder], { ...findOwner(), stdio: ['ignore', 'pipe', 'pipe'] });
  const left = once(child, 'exit');
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  const isReady = () => said.includes('database system is ready to accept connections');
  try {
    while (!isReady() && child.exitCode === null && child.signalCode === null) await wait(20);
    if (isReady()) await read(folder);
    return isReady() ? '' : said;
  } finally {
    child.kill('SIGQUIT');
    await left;
  }
}

interface Wish {
  ziel: Objects;
  server: Server;
  /** Requested point in time; by default the end of the log. */
  bis: Date | undefined;
  /** Folder of PostgreSQL's programs. */
  programme: string | undefined;
}

interface Way {
  stuecke: Reach['stuecke'];
  /** Point in time that is reached. */
  stand: Date;
  postgres: string;
}

/**
 * The log pieces needed for the requested point in time. Throws a readable error if the log does not reach it or
 * PostgreSQL is not installed.
 */
export async function findWay({ ziel: target, server, bis: until, programme }: Wish): Promise<Way> {
  const postgres = findPostgres(programme, server.fassung);
  if (until && until < server.beendet) {
    const message = `This backup is complete only from ${server.beendet.toISOString()} on. Use an earlier one. Nothing was changed.`;
    throw new AppError('konflikt', message);
  }
  const reach = await findPieces(target, server.zeitleiste, parseLsn(server.ende), until);
  const end = reach.bis ?? server.beendet;
  if (until && end < until) {
    const message = `From this backup on the log reaches to ${end.toISOString()}. Nothing was changed.`;
    throw new AppError('konflikt', message);
  }
  return { stuecke: reach.stuecke, stand: until ?? end, postgres };
}

/** As root, the server is started as another user, who needs access to its files. */
async function handOver(folder: string, files: string): Promise<void> {
  await chmod(files, 0o700);
  const { uid, gid } = findOwner();
  if (uid === undefined) return;
  await chmod(folder, 0o711);
  execFileSync('chown', ['-R', `${uid}:${gid}`, files]);
}

interface Order extends Wish {
  weg: Way;
  /** Private key (age). */
  identity: string;
  /** Where the archive was unpacked. */
  folder: string;
}

/**
 * Lets PostgreSQL replay the log up to the requested point in time, and writes its tables next to the data files in the
 * format of `dumpDatabase`. Throws a readable error if a byte of the log was changed.
 */
export async function replayServer({
  ziel: targetOf,
  server,
  bis: until,
  weg: way,
  identity,
  folder,
}: Order): Promise<void> {
  const files = join(folder, SERVER);
  for (const name of server.leer) await mkdir(join(files, name), { recursive: true, mode: 0o700 });
  const log = {
    stuecke: way.stuecke,
    ab: parseLsn(server.ende),
    segment: server.segment,
    folder: join(files, 'pg_wal'),
  };
  await fetchPieces(targetOf, { ...log, identity });
  await writeFile(join(files, 'postgresql.auto.conf'), '');
  await writeFile(join(files, 'pg_hba.conf'), 'local all all trust\n');
  await writeFile(join(files, 'recovery.signal'), '');
  const read = async (socket: string) => {
    const query = new URLSearchParams({ host: socket, user: server.rolle });
    const { db, close } = openPostgres([`postgres:///${encodeURIComponent(server.datenbank)}?${query}`], 2);
    try {
      await dumpDatabase(db, join(folder, 'datenbank'));
    } finally {
      await close();
    }
  };
  const run = async (setting: string) => {
    await writeFile(join(files, 'postgresql.conf'), `${SETTINGS}${setting}\n`);
    await handOver(folder, files);
    return runServer(way.postgres, files, read);
  };
  // PostgreSQL's settings accept neither T nor Z in timestamps.
  const target = until?.toISOString().replace('T', ' ').replace('Z', '+00');
  let said = await run(target ? `recovery_target_time = '${target}'` : '');
  // Nothing happened between that time and the end of the log: replay to the end.
  if (said.includes(EARLY_END)) said = await run('');
  if (said) {
    const message = `The database of the backup does not start: ${said.trim().split('\n').at(-1)} Nothing was changed.`;
    throw new AppError('konflikt', message, { cause: new Error(said) });
  }
  await rm(files, { recursive: true, force: true });
}
