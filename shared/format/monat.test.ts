import { expect, it } from 'vitest';
import { findMonatsende } from './monat.ts';

it.each([
  ['2026-11', '2026-11-30'],
  ['2026-12', '2026-12-31'],
  ['2027-02', '2027-02-28'],
  ['2028-02', '2028-02-29'],
])('%s ends on %s', (monat, tag) => {
  expect(findMonatsende(monat)).toBe(tag);
});
