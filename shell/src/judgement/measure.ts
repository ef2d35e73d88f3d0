/** How long rendering takes and what it keeps, in this process: fair under load, because only its own time counts. */

/** CPU time of `work` in ms. */
export function timeOf(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

const ROUNDS = 9;
const SUSPECT = 2;
const SLOWER = 3;
/** Below this nobody notices, and clocks do not tell. */
const NOTICEABLE_MS = 2;

/** Whether a first look (CPU ms of one rendering each) is worth a second. */
export const isSuspect = (before: number, after: number) =>
  after > before * SUSPECT && after - before > NOTICEABLE_MS / 2;

/**
 * Renders both in turn; says by how much the new one is slower where it is a fault. The quickest of each counts: what else
 * the process did meanwhile (compiling, collecting garbage) makes any of them slower and none quicker.
 */
export function findSlowdown(before: () => void, after: () => void): string | null {
  const times = Array.from({ length: ROUNDS }, () => [timeOf(before), timeOf(after)] as const);
  const old = Math.min(...times.map(([time]) => time));
  const now = Math.min(...times.map(([, time]) => time));
  return now >= old * SLOWER && now - old >= NOTICEABLE_MS ? `${old.toFixed(1)} ms → ${now.toFixed(1)} ms` : null;
}

const WARM_UP = 20;
const RENDERINGS = 200;
const LIMIT_MS = 1500;
const KEPT_BYTES = 5 * 1024;

function measureMemory(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/**
 * Whether rendering keeps memory each time: it must do so in two rounds of the same work, because what a cache keeps in
 * the first it has in the second. Bytes per rendering; null when it does not, or when memory cannot be measured here.
 */
export function findLeak(renderings: (() => void)[]): number | null {
  if (!globalThis.gc || renderings.length === 0) return null;
  const run = (count: number) => {
    // Of this process's own time: on a busy machine a few renderings would have to tell what many do.
    let left = LIMIT_MS / 2;
    let done = 0;
    for (; done < count && left > 0; done += 1) left -= timeOf(() => renderings[done % renderings.length]?.());
    return done;
  };
  run(Math.max(WARM_UP, renderings.length));
  const start = measureMemory();
  const first = run(RENDERINGS);
  const middle = measureMemory();
  const second = run(RENDERINGS);
  const kept = Math.min((middle - start) / first, (measureMemory() - middle) / second);
  return kept > KEPT_BYTES ? Math.round(kept) : null;
}
