import { expect, test } from 'vitest';
import { addDays } from './berlin-time.ts';
import { getHoliday } from './holidays.ts';

/** Holidays of a year, in order. */
function listHolidays(year: number) {
  const days = Array.from({ length: 366 }, (_, index) => addDays(`${year}-01-01`, index));
  return days.filter((day) => day.startsWith(String(year)) && getHoliday(day)).map((day) => day.slice(5));
}

test.each([
  // As published by the state's ministry of the interior.
  [2024, ['01-01', '01-06', '03-29', '04-01', '05-01', '05-09', '05-20', '05-30', '10-03', '11-01', '12-25', '12-26']],
  [2025, ['01-01', '01-06', '04-18', '04-21', '05-01', '05-29', '06-09', '06-19', '10-03', '11-01', '12-25', '12-26']],
  [2026, ['01-01', '01-06', '04-03', '04-06', '05-01', '05-14', '05-25', '06-04', '10-03', '11-01', '12-25', '12-26']],
  [2027, ['01-01', '01-06', '03-26', '03-29', '05-01', '05-06', '05-17', '05-27', '10-03', '11-01', '12-25', '12-26']],
])('holidays of Baden-Württemberg in %i', (year, days) => {
  expect(listHolidays(year)).toEqual(days);
});

test.each([
  ['2038-04-26', 'Ostermontag'],
  ['2008-03-24', 'Ostermontag'],
  ['2026-04-03', 'Karfreitag'],
  ['2026-06-04', 'Fronleichnam'],
  ['2026-01-06', 'Heilige Drei Könige'],
  ['2026-12-24', null],
  ['2026-10-31', null],
  ['2026-04-05', null],
])('%s is %s', (day, name) => {
  expect(getHoliday(day)).toBe(name);
});
