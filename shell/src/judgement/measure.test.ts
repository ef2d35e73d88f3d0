// @vitest-environment node
import { expect, it } from 'vitest';
import { findTime } from '../isolation/measure-inside.ts';
import { findSlowdown } from './measure.ts';

const seen = { before: 1, after: 4 };
/** Returns one value after the other, and then repeats the last. */
const answer =
  (...values: number[]) =>
  () =>
    Promise.resolve((values.length > 1 ? values.shift() : values[0]) ?? 0);

it('reports a slowdown when every pair of measurements agrees', async () => {
  expect(await findSlowdown(seen, answer(1.1), answer(3.7))).toBe('1.1 ms → 3.7 ms');
  expect(await findSlowdown(seen, answer(1.1), answer(3.7, 3.7, 3.6, 1.2))).toBeNull();
  expect(await findSlowdown(seen, answer(1.1, 1.1, 3.6), answer(3.7))).toBeNull();
});

it('ignores imperceptible slowdowns, and does not measure a version that looked as fast', async () => {
  expect(await findSlowdown(seen, answer(0.2), answer(1.8))).toBeNull();
  const measure = () => Promise.reject(new Error('measured'));
  expect(await findSlowdown({ before: 3, after: 4 }, measure, measure)).toBeNull();
});

/** Renders with these times in ms, the last of them from then on. */
function findTimeOf(...times: number[]): number {
  let renderings = 0;
  const time = (work: () => void): number => {
    work();
    return times[Math.min(renderings, times.length) - 1] ?? 0;
  };
  return findTime(() => {
    renderings += 1;
  }, time);
}

it('ignores renderings before the engine has compiled them, and a pause for garbage collection', () => {
  const slow = Array<number>(8).fill(1);
  expect(findTimeOf(...slow, 0.1)).toBe(0.1);
  expect(findTimeOf(...slow, ...Array<number>(13).fill(0.1), 5, 0.1)).toBe(0.1);
});

it('does not wait for a rendering that stays slow', () => {
  expect(findTimeOf(50, 30, 40, 35)).toBe(30);
});
