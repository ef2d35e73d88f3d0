import { expect, it } from 'vitest';
import { findMonthEnd } from './month.ts';

it.each([
  ['2026-11', '2026-11-30'],
  ['2026-12', '2026-12-31'],
  ['2027-02', '2027-02-28'],
  ['2028-02', '2028-02-29'],
])('%s ends on %s', (month, tag) => {
  expect(findMonthEnd(month)).toBe(tag);
});
