/** How long rendering takes and what it keeps, in this process: fair under load, because its own time decides. */

/** Milliseconds that passed: for a first look, which costs nothing. What else the machine does counts as well. */
export function lookAt(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** CPU time of `work` in ms. */
function timeOf(work: () => void): number {
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

const isMuch = (before: number, after: number) => after > before * SUSPECT && after - before > NOTICEABLE_MS / 2;

/** Whether what was seen at a first look (ms of one rendering each) is worth measuring: it must be so in CPU time, too. */
export const isSuspect = (seen: { before: number; after: number }, before: () => void, after: () => void): boolean =>
  isMuch(seen.before, seen.after) && isMuch(timeOf(before), timeOf(after));

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
const AT_A_TIME = 10;
const KEPT_BYTES = 5 * 1024;

function measureMemory(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/**
 * Whether rendering keeps memory each time: it must do so in two rounds of the same work, because what a cache keeps in
 * the first it has in the second. Bytes per rendering; null when it does not, or when memory cannot be measured here.
 * @param among how many the renderings are of: what one of them keeps is shared out among all
 */
export function findLeak(renderings: (() => void)[], among = 1): number | null {
  if (!globalThis.gc || renderings.length === 0) return null;
  const run = (count: number) => {
    // Of this process's own time: on a busy machine a few renderings would have to tell what many do.
    let left = LIMIT_MS / 2;
    let done = 0;
    // Asking for the time costs as much as a small block.
    const runSome = () => {
      for (const end = Math.min(count, done + AT_A_TIME); done < end; done += 1)
        renderings[done % renderings.length]?.();
    };
    while (done < count && left > 0) left -= timeOf(runSome);
    return done;
  };
  run(Math.max(WARM_UP, renderings.length));
  const start = measureMemory();
  const first = run(RENDERINGS);
  const middle = measureMemory();
  const second = run(RENDERINGS);
  const kept = Math.min((middle - start) / first, (measureMemory() - middle) / second);
  return kept > KEPT_BYTES / among ? Math.round(kept) : null;
}
