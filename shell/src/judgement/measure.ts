/**
 * Whether a version renders slower than the current one: its guest measures each side (isolation/measure-inside.ts).
 */

const PAIRS = 5;
const SUSPECT = 2;
const SLOWER = 3;
/** Smaller differences are imperceptible and within clock noise. */
const NOTICEABLE_MS = 2;

/** CPU time of one rendering, in ms, after a warm-up. */
type Measure = () => Promise<number>;

const isMuch = (before: number, after: number) => after > before * SUSPECT && after - before > NOTICEABLE_MS / 2;
const isSlower = (before: number, after: number) => after >= before * SLOWER && after - before >= NOTICEABLE_MS;
const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/**
 * Slowdown of the new version, if it is a fault. The first look (ms of one rendering each) only decides whether to
 * measure. Both are then measured in pairs, and every pair must agree: other load slows single measurements, a slow
 * template all of them.
 */
export async function findSlowdown(
  seen: { before: number; after: number },
  before: Measure,
  after: Measure,
): Promise<string | null> {
  if (!isMuch(seen.before, seen.after)) return null;
  const times = { before: [] as number[], after: [] as number[] };
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const [old, now] = [await before(), await after()];
    if (!isSlower(old, now)) return null;
    times.before.push(old);
    times.after.push(now);
  }
  return `${median(times.before).toFixed(1)} ms → ${median(times.after).toFixed(1)} ms`;
}
