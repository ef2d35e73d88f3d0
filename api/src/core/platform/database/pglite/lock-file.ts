import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '@gm/shared/errors/app-error';

const LOCK_NAME = 'datenbank.lock';
const ATTEMPTS = 50;
const RETRY_MS = 20;

interface Holder {
  pid: number;
  /** Start time of the process in clock ticks since boot, where available; a pid alone is reused after a reboot. */
  started: string;
  token: string;
}

const held = new Set<string>();

async function readStart(pid: number): Promise<string> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // Field 22, counted after the command name, which may contain spaces and brackets.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

async function isAlive(holder: Holder): Promise<boolean> {
  if (held.has(holder.token)) return true;
  // In a container every start has the same pid: a lock with our pid and another token is stale.
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
    // An incomplete lock results from a crash during a write, so its owner is dead.
    return { pid: 0, started: '', token: '' };
  }
}

const isTaken = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EEXIST';

/** Creates `file` with the draft's content. A hard link is atomic and never replaces a file. */
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
 * Replaces a dead process's lock by the draft. Competitors create a marker named after the stale lock; the winner
 * replaces the lock only if it is still the stale one. So there is one successor, and the file is never missing.
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

/** The live process that uses the folder's database, or undefined. */
export async function findLockHolder(dataDir: string): Promise<number | undefined> {
  const holder = await readHolder(join(dataDir, LOCK_NAME));
  return holder && (await isAlive(holder)) ? holder.pid : undefined;
}

function refuse(dataDir: string, { pid }: Holder): AppError {
  const message = `The database in ${dataDir} is open in process ${pid}: end it, choose another DATA_DIR, or set DATABASE_URL.`;
  return new AppError('datenbank_in_benutzung', message);
}

/**
 * Acquires the folder's lock. Returns a function that releases it. A stale lock is taken over. Throws
 * `datenbank_in_benutzung` if another process is alive: PGlite itself would let both write and lose data.
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
    throw new AppError('datenbank_in_benutzung', `The lock ${file} in DATA_DIR could not be taken over.`);
  } catch (error) {
    held.delete(own.token);
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}
