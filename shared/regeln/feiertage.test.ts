import { expect, test } from 'vitest';
import { addTage } from './berliner-zeit.ts';
import { getFeiertag } from './feiertage.ts';

/** Holidays of a year, in order. */
function listFeiertage(jahr: number) {
  const tage = Array.from({ length: 366 }, (_, index) => addTage(`${jahr}-01-01`, index));
  return tage.filter((tag) => tag.startsWith(String(jahr)) && getFeiertag(tag)).map((tag) => tag.slice(5));
}

test.each([
  // As the state's ministry of the interior publishes them.
  [2024, ['01-01', '01-06', '03-29', '04-01', '05-01', '05-09', '05-20', '05-30', '10-03', '11-01', '12-25', '12-26']],
  [2025, ['01-01', '01-06', '04-18', '04-21', '05-01', '05-29', '06-09', '06-19', '10-03', '11-01', '12-25', '12-26']],
  [2026, ['01-01', '01-06', '04-03', '04-06', '05-01', '05-14', '05-25', '06-04', '10-03', '11-01', '12-25', '12-26']],
  [2027, ['01-01', '01-06', '03-26', '03-29', '05-01', '05-06', '05-17', '05-27', '10-03', '11-01', '12-25', '12-26']],
])('holidays of Baden-Württemberg in %i', (jahr, tage) => {
  expect(listFeiertage(jahr)).toEqual(tage);
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
])('%s is %s', (tag, name) => {
  expect(getFeiertag(tag)).toBe(name);
});
