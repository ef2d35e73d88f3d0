import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startHourWorker } from './hour-worker.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('runs at the start and hourly until nothing is left, and continues after a failure', async () => {
  const left = [true, true, false];
  const doNext = vi.fn(async () => left.shift() ?? false);
  const report = vi.fn();
  const worker = startHourWorker({ doNext, report });
  await vi.advanceTimersByTimeAsync(3_599_000);
  expect(doNext).toHaveBeenCalledTimes(3);
  doNext.mockRejectedValueOnce(new Error('database away'));
  await vi.advanceTimersByTimeAsync(40_000);
  expect(report).toHaveBeenCalledOnce();
  expect(doNext).toHaveBeenCalledTimes(5);
  await worker.end();
  await vi.advanceTimersByTimeAsync(7_200_000);
  expect(doNext).toHaveBeenCalledTimes(5);
});
