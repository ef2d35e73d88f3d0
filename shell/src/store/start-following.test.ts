import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startFollowing } from './start-following.ts';
import type { Store } from './store.ts';

const follow = vi.fn<Store['follow']>();
const log = { onAway: vi.fn(), onBack: vi.fn() };
const store: Store = {
  dir: '',
  trustFile: '',
  delayMs: 0,
  follow,
  change: () => Promise.reject(new Error('nobody asked')),
};
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  follow.mockResolvedValue(false);
  stop = startFollowing(store, log);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});
const countIn = async (ms: number) => {
  const before = follow.mock.calls.length;
  await vi.advanceTimersByTimeAsync(ms);
  return follow.mock.calls.length - before;
};

it('polls once a second, and more often for a while after a change', async () => {
  expect(await countIn(10_000)).toBe(10);
  follow.mockResolvedValueOnce(true);
  expect(await countIn(1000)).toBe(1);
  expect(await countIn(1000)).toBe(10);
  await countIn(10_000);
  expect(await countIn(10_000)).toBe(10);
});

it('logs once that the store is down, and once that it is back, and polls no more often meanwhile', async () => {
  follow.mockResolvedValueOnce(true);
  await countIn(1000);
  follow.mockRejectedValue(new Error('fort'));
  await countIn(1000);
  expect(await countIn(10_000)).toBe(10);
  expect(log.onAway).toHaveBeenCalledTimes(1);
  follow.mockResolvedValue(false);
  await countIn(2000);
  expect(log.onBack).toHaveBeenCalledTimes(1);
});
