import { expect, it } from 'vitest';
import { formatTable, isWithin, medianInterval } from './table.ts';

it('returns the confidence interval of the median by the ranks from tables of order statistics', () => {
  const upTo = (length: number) => Array.from({ length }, (_, index) => length - index);
  expect(medianInterval(upTo(6))).toEqual([1, 6]);
  expect(medianInterval(upTo(11))).toEqual([2, 10]);
  expect(medianInterval(upTo(20))).toEqual([6, 15]);
});

it('treats a figure without a limit as within', () => {
  const figure = { name: 'a', value: 3, unit: 'ms' };
  expect([isWithin(figure), isWithin({ ...figure, limit: 2 })]).toEqual([true, false]);
  expect(formatTable([figure])).toContain('| a | 3 ms | – |  | yes |');
});
