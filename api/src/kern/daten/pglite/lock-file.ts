import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '@gm/shared/fehler/app-error';

const LOCK_NAME = 'datenbank.lock';
const ATTEMPTS = 50;
const RETRY_MS = 20;

interface Holder {
  pid: number;
  /** Start of the process in clock ticks since boot, where the system tells; a pid alone is reused after a reboot. */
  started: string;
  token: string;
}

const held = new Set<string>();

async function readStart(pid: number): Promise<string> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // Field 22, counted behind the command name, which may hold spaces and brackets itself.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

async function isAlive(holder: Holder): Promise<boolean> {
  if (held.has(holder.token)) return true;
  // In a container every start has the same pid: a lock with the own pid and another token is left over.
  if (holder.pid === process.pid || holder.pid <= 0) return false;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return holder.started === '' || holder.started === (await readStart(holder.pid));
}

async function readHolder(file: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Holder;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    // Half a lock comes from a crash while it was written by hand; nobody alive holds it.
    return { pid: 0, started: '', token: '' };
  }
}

const isTaken = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EEXIST';

/** Creates `file` with the draft's content. A hard link appears complete or not at all, and never replaces a file. */
async function claim(draft: string, file: string): Promise<boolean> {
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

/**
 * Puts the draft in place of a dead process's lock. Whoever finds that lock competes for one marker named after it, and
 * its winner replaces the lock only while it is still there: so it has one heir, and the file is never missing.
 */
async function inherit(draft: string, file: string, dead: Holder): Promise<boolean> {
  const marker = `${file}.nachfolge-${dead.token}`;
  if (!(await claim(draft, marker))) {
    const rival = await readHolder(marker);
    if (rival && !(await isAlive(rival))) await rm(marker, { force: true });
    await wait(RETRY_MS);
    return false;
  }
  try {
    if ((await readHolder(file))?.token !== dead.token) return false;
    await rename(draft, file);
    return true;
  } finally {
    await rm(marker, { force: true });
  }
}

/** The live process that has the folder's database open, or undefined. */
export async function findLockHolder(dataDir: string): Promise<number | undefined> {
  const holder = await readHolder(join(dataDir, LOCK_NAME));
  return holder && (await isAlive(holder)) ? holder.pid : undefined;
}

function refuse(dataDir: string, { pid }: Holder): AppError {
  const message =
    `Die Datenbank in ${dataDir} ist bereits von Prozess ${pid} geöffnet. ` +
    'Beenden Sie ihn, wählen Sie ein anderes DATA_DIR oder setzen Sie DATABASE_URL.';
  return new AppError('datenbank_in_benutzung', message);
}

/**
 * Takes the folder's lock and returns the function that gives it back. A lock whose process is gone is taken over.
 * Throws `datenbank_in_benutzung` when another process lives: PGlite itself would let both write and lose the data.
 */
export async function takeLock(dataDir: string): Promise<() => Promise<void>> {
  const file = join(dataDir, LOCK_NAME);
  const own: Holder = { pid: process.pid, started: await readStart(process.pid), token: randomUUID() };
  const draft = `${file}.${own.token}`;
  await writeFile(draft, JSON.stringify(own));
  const release = async () => {
    held.delete(own.token);
    if ((await readHolder(file))?.token === own.token) await rm(file, { force: true });
  };
  held.add(own.token);
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      if (await claim(draft, file)) return release;
      const holder = await readHolder(file);
      if (holder && (await isAlive(holder))) throw refuse(dataDir, holder);
      if (holder && (await inherit(draft, file, holder))) return release;
    }
    throw new AppError('datenbank_in_benutzung', `Die Sperre ${file} ließ sich nicht übernehmen.`);
  } catch (error) {
    held.delete(own.token);
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}
