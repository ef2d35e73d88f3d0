import { expect, it } from 'vitest';
import { countWaves } from './round-trips.ts';

it('counts requests that depend on earlier ones', () => {
  expect(countWaves([])).toBe(0);
  const sideBySide = [
    { start: 10, end: 160 },
    { start: 12, end: 170 },
  ];
  expect(countWaves(sideBySide)).toBe(1);
  expect(countWaves([{ start: 165, end: 320 }, ...sideBySide])).toBe(2);
});
