import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const STALE_MS = 30_000;
/**
 * The owner writes its name right after creating a lock: a lock without a name belongs to a process that ended in
 * between.
 */
const NAMELESS_MS = 2000;
const PAUSE_MS = 20;

/** Folders whose lock this process holds; `work` is synchronous, so a nested call comes from inside of it. */
const held = new Set<string>();

/** State of each lock when this process began to wait for it. */
const watched = new Map<string, { state: string; since: number }>();

/**
 * Milliseconds for which this process has seen the lock unchanged: the clocks of two machines that share a folder, and
 * that of the folder, may differ by a day.
 */
function watchLock(lock: string, { ino, mtimeMs }: fs.Stats): number {
  const [state, now] = [`${ino}:${mtimeMs}`, performance.now()];
  const known = watched.get(lock);
  if (known?.state === state) return now - known.since;
  watched.set(lock, { state, since: now });
  return 0;
}

/** Whether the process that wrote a lock has certainly ended; unknown for another machine. */
function isGone(lock: string, seen: fs.Stats, stoodMs: number): boolean {
  if (seen.size === 0) return stoodMs > NAMELESS_MS;
  try {
    const [host, pid] = fs.readFileSync(lock, 'utf8').split(' ');
    if (host !== os.hostname() || !pid) return false;
    process.kill(Number(pid), 0);
    return false;
  } catch (fault) {
    return (fault as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/** Takes over the lock of a dead process by a rename, which succeeds for only one of several. */
function breakLock(lock: string, seen: fs.Stats): void {
  const aside = `${lock}.${process.pid}`;
  try {
    if (fs.statSync(lock).ino !== seen.ino) return;
    fs.renameSync(lock, aside);
    fs.rmSync(aside, { force: true });
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code !== 'ENOENT') throw fault;
  }
}

const findLock = (releasesDir: string) => path.join(releasesDir, 'registry.lock');

/** Creates the lock of this process, or none: on a full disk a file can be created but not written. */
function createLock(lock: string): void {
  const handle = fs.openSync(lock, 'wx');
  try {
    fs.writeSync(handle, `${os.hostname()} ${process.pid}`);
  } catch (cause) {
    fs.rmSync(lock, { force: true });
    throw cause;
  } finally {
    fs.closeSync(handle);
  }
}

/** False: another process holds it. */
function tryLock(releasesDir: string): boolean {
  const lock = findLock(releasesDir);
  fs.mkdirSync(releasesDir, { recursive: true });
  try {
    createLock(lock);
    return true;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
    const seen = fs.statSync(lock, { throwIfNoEntry: false });
    if (!seen) return false;
    const stoodMs = watchLock(lock, seen);
    if (stoodMs <= STALE_MS && !isGone(lock, seen, stoodMs)) return false;
    breakLock(lock, seen);
    return tryLock(releasesDir);
  }
}

/** The asynchronous variant; further calls wait meanwhile, also from inside of `work`. */
export async function withLongLock<T>(releasesDir: string, work: () => Promise<T>): Promise<T> {
  while (!tryLock(releasesDir)) await wait(PAUSE_MS);
  const lock = findLock(releasesDir);
  const beat = setInterval(() => fs.utimes(lock, new Date(), new Date(), () => {}), STALE_MS / 6).unref();
  try {
    return await work();
  } finally {
    clearInterval(beat);
    fs.rmSync(lock, { force: true });
  }
}

/** Two writers of one release store wait for each other; the lock of a killed process is taken over. */
export function withLock<T>(releasesDir: string, work: () => T): T {
  if (held.has(releasesDir)) return work();
  while (!tryLock(releasesDir)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
  const lock = findLock(releasesDir);
  held.add(releasesDir);
  try {
    return work();
  } finally {
    held.delete(releasesDir);
    fs.rmSync(lock, { force: true });
  }
}
