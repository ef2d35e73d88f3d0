import { expect, it } from 'vitest';
import { watchMovement } from './movement.mjs';

/** A fake clock and fake processor times of two processes. */
function createWatch() {
  const state = { now: 0, times: { 1: 0, 2: 0 } as Record<number, number> };
  const isMoving = watchMovement({
    limitMs: 60_000,
    now: () => state.now,
    read: (pid) => state.times[pid] ?? null,
  });
  return { state, isMoving };
}

it('a start continues while one of the processes works', () => {
  const { state, isMoving } = createWatch();
  for (let minute = 1; minute <= 20; minute += 1) {
    state.now += 50_000;
    state.times[2] = minute * 2;
    expect(isMoving([1, 2])).toBe(true);
  }
});

it('a process that only answers readiness checks hangs', () => {
  const { state, isMoving } = createWatch();
  state.now = 59_000;
  state.times[1] = 0.2;
  expect(isMoving([1, 2])).toBe(true);
  state.now = 61_000;
  expect(isMoving([1, 2])).toBe(false);
});

it('the start continues where the system does not report processor time', () => {
  const { state, isMoving } = createWatch();
  state.now = 500_000;
  expect(isMoving([7])).toBe(true);
});

it('reads the processor time of a process', () => {
  expect(watchMovement({ limitMs: 1000 })([process.pid])).toBe(true);
});
