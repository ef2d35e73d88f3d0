/** Measures inside the guest how long rendering takes and what it leaks: fair under load, because CPU time decides. */
import { getHeapStatistics } from 'node:v8';

/** CPU time of `work` in ms. */
export function timeOf(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

const TIME_WARM_UP = 20;
const TIME_WARM_UP_MS = 40;
const TIME_SAMPLES = 3;

/**
 * CPU time of one rendering, in ms. Rendering is repeated first, so that the engine has compiled both versions: on a
 * busy machine it compiles one much later than the other. The minimum counts: garbage collection and compilation are
 * part of the process's CPU time, and only ever add to it.
 * @param time returns the CPU time of its argument in ms
 */
export function findTime(render: () => void, time = timeOf): number {
  let left = TIME_WARM_UP_MS;
  for (let done = 0; done < TIME_WARM_UP && left > 0; done += 1) left -= time(render);
  return Math.min(...Array.from({ length: TIME_SAMPLES }, () => time(render)));
}

const WARM_UP = 20;
const RENDERINGS = 200;
const ROUNDS = 3;
const LIMIT_MS = 1500;
const AT_A_TIME = 10;
const KEPT_BYTES = 5 * 1024;

function measureMemory(): number {
  globalThis.gc?.();
  // `process.memoryUsage` reads /proc, which a guest may not have.
  const { used_heap_size, external_memory } = getHeapStatistics();
  return used_heap_size + external_memory;
}

/**
 * Bytes that each rendering leaks: the median of three rounds of the same work, so that neither a cache filled in one
 * round nor memory freed in one round decides. Null when it leaks none, or when memory cannot be measured here.
 * @param among number of templates that share the renderings: the leak of one is divided by it
 */
export function findKept(renderings: (() => void)[], among = 1): number | null {
  if (!globalThis.gc || renderings.length === 0) return null;
  const run = (count: number) => {
    // Of this process's own time: on a busy machine the time of a few renderings would not be representative.
    let left = LIMIT_MS / ROUNDS;
    let done = 0;
    // Reading the time costs as much as a small block.
    const runSome = () => {
      for (const end = Math.min(count, done + AT_A_TIME); done < end; done += 1)
        renderings[done % renderings.length]?.();
    };
    while (done < count && left > 0) left -= timeOf(runSome);
    return done;
  };
  run(Math.max(WARM_UP, renderings.length));
  let before = measureMemory();
  const rounds = Array.from({ length: ROUNDS }, () => {
    const done = run(RENDERINGS);
    const after = measureMemory();
    const perRendering = (after - before) / done;
    before = after;
    return perRendering;
  }).sort((a, b) => a - b);
  const kept = rounds[(ROUNDS - 1) / 2] ?? 0;
  return kept > KEPT_BYTES / among ? Math.round(kept) : null;
}
