import { expect, test } from 'vitest';
import { groupByWoche } from './group-by-woche.ts';

test('a week begins on Monday; days without a time and other years are no other weeks', () => {
  const tage = ['2026-12-28T09:00', '2027-01-03', '2027-01-04T10:00', '2027-01-20'].map((datum_von) => ({ datum_von }));
  expect(groupByWoche(tage).map(({ montag, eintraege }) => [montag, eintraege.length])).toEqual([
    ['2026-12-28', 2],
    ['2027-01-04', 1],
    ['2027-01-18', 1],
  ]);
  expect(groupByWoche([])).toEqual([]);
});
