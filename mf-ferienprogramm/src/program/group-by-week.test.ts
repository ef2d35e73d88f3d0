import { expect, test } from 'vitest';
import { groupByWeek } from './group-by-week.ts';

test('weeks begin on Monday; days without a time and other years are distinguished', () => {
  const days = ['2026-12-28T09:00', '2027-01-03', '2027-01-04T10:00', '2027-01-20'].map((datum_von) => ({ datum_von }));
  expect(groupByWeek(days).map(({ montag: monday, eintraege: entries }) => [monday, entries.length])).toEqual([
    ['2026-12-28', 2],
    ['2027-01-04', 1],
    ['2027-01-18', 1],
  ]);
  expect(groupByWeek([])).toEqual([]);
});
