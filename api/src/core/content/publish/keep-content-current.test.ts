import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepContentCurrent, measureUntilMidnight } from './keep-content-current.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const HOUR = 3_600_000;

it.each([
  ['in winter', '2026-01-15T20:00:00Z', 3],
  ['in summer', '2026-07-15T20:00:00Z', 2],
  ['at midnight itself', '2026-07-14T22:00:00Z', 24],
  ['over a day of 23 hours', '2026-03-28T23:00:00Z', 23],
  ['over a day of 25 hours', '2026-10-24T22:00:00Z', 25],
])('measures up to midnight in the municipality’s time zone %s', (_wann, now, hours) => {
  const rest = measureUntilMidnight(new Date(now)) - hours * HOUR;
  expect(rest).toBeGreaterThan(0);
  expect(rest).toBeLessThan(60_000);
});

it('loads after every midnight until it is stopped', async () => {
  vi.setSystemTime('2026-07-14T12:00:00Z');
  const load = vi.fn(async () => {});
  const stop = keepContentCurrent(load, () => {});
  await vi.advanceTimersByTimeAsync(9 * HOUR);
  expect(load).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(25 * HOUR + 200_000);
  expect(load).toHaveBeenCalledTimes(2);
  stop();
  await vi.advanceTimersByTimeAsync(48 * HOUR);
  expect(load).toHaveBeenCalledTimes(2);
});

it('reports a failure and retries soon', async () => {
  vi.setSystemTime('2026-07-14T21:50:00Z');
  const report = vi.fn();
  const load = vi.fn(async () => {}).mockRejectedValueOnce(new Error('kaputt'));
  const stop = keepContentCurrent(load, report);
  await vi.advanceTimersByTimeAsync(12 * 60_000);
  expect(report).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(11 * 60_000);
  expect(load).toHaveBeenCalledTimes(2);
  stop();
});
