import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startStundenarbeiter } from './stundenarbeiter.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('empties out at the start and an hour later, not in between, and goes on after a failure', async () => {
  const left = [true, true, false];
  const doNext = vi.fn(async () => left.shift() ?? false);
  const report = vi.fn();
  const arbeiter = startStundenarbeiter({ doNext, report });
  await vi.advanceTimersByTimeAsync(3_599_000);
  expect(doNext).toHaveBeenCalledTimes(3);
  doNext.mockRejectedValueOnce(new Error('database away'));
  await vi.advanceTimersByTimeAsync(40_000);
  expect(report).toHaveBeenCalledOnce();
  expect(doNext).toHaveBeenCalledTimes(5);
  await arbeiter.end();
  await vi.advanceTimersByTimeAsync(7_200_000);
  expect(doNext).toHaveBeenCalledTimes(5);
});
