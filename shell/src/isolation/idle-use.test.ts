import { expect, it, vi } from 'vitest';
import { IdleUse } from './idle-use.ts';

/** One check of the watchdog. */
const TICK_MS = 50;

it('is the share of a processor over five seconds without a task', () => {
  let used = 7000;
  const idle = new IdleUse(() => used);
  const shares: number[] = [];
  for (let ms = 0; ms < 11_000; ms += TICK_MS) {
    used += TICK_MS * (ms < 5200 ? 0.8 : 0);
    const share = idle.add(TICK_MS);
    if (share !== null) shares.push(share);
  }
  expect(shares).toEqual([expect.closeTo(0.8), expect.closeTo(0)]);
});

it('adds up pauses between tasks, without the processor time of the tasks', () => {
  let used = 0;
  const idle = new IdleUse(() => used);
  let share: number | null = null;
  for (let page = 0; share === null && page < 100; page += 1) {
    idle.interrupt();
    used += 1000;
    for (let ms = 0; ms < 600; ms += TICK_MS) {
      used += TICK_MS / 2;
      share ??= idle.add(TICK_MS);
    }
  }
  expect(share).toBeCloseTo(0.5);
});

it('is not read while tasks follow each other', () => {
  const read = vi.fn(() => 0);
  const idle = new IdleUse(read);
  for (let page = 0; page < 100; page += 1) {
    idle.interrupt();
    idle.add(TICK_MS);
  }
  expect(read).not.toHaveBeenCalled();
});
