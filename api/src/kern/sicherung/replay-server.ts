import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '@gm/shared/fehler/app-error';
import type { Objects } from '@gm/shared/store/objects';
import { openPostgres } from '../daten/postgres.ts';
import { dumpDatenbank } from './dump-datenbank.ts';
import { SERVER } from './open-server.ts';
import type { Fertig } from './pack-sicherung.ts';
import { fetchStuecke, findStuecke, type Reichweite } from './protokoll-ablage.ts';
import { parseLsn } from './replikation.ts';

type Server = NonNullable<Fertig['server']>;

/** Of the server that lives as long as its tables are read: nobody else reaches it, and it is told nothing of the old one's neighbours. */
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

function findPostgres(folder: string | undefined, fassung: number): string {
  const places = folder ? [folder] : [`/usr/lib/postgresql/${fassung}/bin`, ...(process.env.PATH ?? '').split(':')];
  const found = places.map((place) => join(place, 'postgres')).find((file) => existsSync(file));
  if (found) return found;
  const message = `Zum Zurückholen wird PostgreSQL ${fassung} auf diesem Rechner gebraucht (apt-get install postgresql-${fassung}); liegt es woanders, nennt SICHERUNG_POSTGRES seinen Ordner. Es wurde nichts verändert.`;
  throw new AppError('konflikt', message);
}

/** PostgreSQL refuses to run as root. */
function findOwner(): { uid?: number; gid?: number } {
  if (userInfo().uid !== 0) return {};
  const ask = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: ask('-u'), gid: ask('-g') };
}

/** Runs until its tables have been read; `read` gets its address. Gives what it said where it ended before it was ready. */
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

interface Wunsch {
  ziel: Objects;
  server: Server;
  /** Moment that is wanted; without one as far as the log goes. */
  bis: Date | undefined;
  /** Folder of PostgreSQL's programs. */
  programme: string | undefined;
}

interface Weg {
  stuecke: Reichweite['stuecke'];
  /** The moment it will be as of. */
  stand: Date;
  postgres: string;
}

/** What leads to the moment that is wanted. Throws one sentence where the log does not, or PostgreSQL is not at hand. */
export async function findWeg({ ziel, server, bis, programme }: Wunsch): Promise<Weg> {
  const postgres = findPostgres(programme, server.fassung);
  if (bis && bis < server.beendet) {
    const message = `Diese Sicherung ist erst ab ${server.beendet.toISOString()} vollständig. Nehmen Sie eine frühere. Es wurde nichts verändert.`;
    throw new AppError('konflikt', message);
  }
  const reichweite = await findStuecke(ziel, server.zeitleiste, parseLsn(server.ende), bis);
  const ende = reichweite.bis ?? server.beendet;
  if (bis && ende < bis) {
    const message = `Von dieser Sicherung an reicht das Protokoll bis ${ende.toISOString()}. Es wurde nichts verändert.`;
    throw new AppError('konflikt', message);
  }
  return { stuecke: reichweite.stuecke, stand: bis ?? ende, postgres };
}

/** The server is started by another user where this one is root; it has to come through to its files. */
async function handOver(folder: string, files: string): Promise<void> {
  await chmod(files, 0o700);
  const { uid, gid } = findOwner();
  if (uid === undefined) return;
  await chmod(folder, 0o711);
  execFileSync('chown', ['-R', `${uid}:${gid}`, files]);
}

interface Auftrag extends Wunsch {
  weg: Weg;
  /** Private key (age). */
  identity: string;
  /** Where the archive was unpacked. */
  folder: string;
}

/**
 * Lets PostgreSQL go on from its files to the moment that is wanted, and writes its tables beside them, as `dumpDatenbank`
 * does. Throws one sentence when a byte of the log was changed.
 */
export async function replayServer({ ziel, server, bis, weg, identity, folder }: Auftrag): Promise<void> {
  const files = join(folder, SERVER);
  for (const name of server.leer) await mkdir(join(files, name), { recursive: true, mode: 0o700 });
  const log = {
    stuecke: weg.stuecke,
    ab: parseLsn(server.ende),
    segment: server.segment,
    folder: join(files, 'pg_wal'),
  };
  await fetchStuecke(ziel, { ...log, identity });
  await writeFile(join(files, 'postgresql.auto.conf'), '');
  await writeFile(join(files, 'pg_hba.conf'), 'local all all trust\n');
  await writeFile(join(files, 'recovery.signal'), '');
  const read = async (socket: string) => {
    const query = new URLSearchParams({ host: socket, user: server.rolle });
    const { db, close } = openPostgres([`postgres:///${encodeURIComponent(server.datenbank)}?${query}`], 2);
    try {
      await dumpDatenbank(db, join(folder, 'datenbank'));
    } finally {
      await close();
    }
  };
  const run = async (setting: string) => {
    await writeFile(join(files, 'postgresql.conf'), `${SETTINGS}${setting}\n`);
    await handOver(folder, files);
    return runServer(weg.postgres, files, read);
  };
  // In settings PostgreSQL takes no T and no Z.
  const target = bis?.toISOString().replace('T', ' ').replace('Z', '+00');
  let said = await run(target ? `recovery_target_time = '${target}'` : '');
  // Nothing happened between that moment and the end of the log: it is the same.
  if (said.includes(EARLY_END)) said = await run('');
  if (said) {
    const message = `Die Datenbank der Sicherung lässt sich nicht starten: ${said.trim().split('\n').at(-1)} Es wurde nichts verändert.`;
    throw new AppError('konflikt', message, { cause: new Error(said) });
  }
  await rm(files, { recursive: true, force: true });
}
