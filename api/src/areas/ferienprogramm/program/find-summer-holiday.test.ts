import { readdirSync, readFileSync } from 'node:fs';
import { addDays } from '@gm/shared/rules/berlin-time';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { findHolidayDay } from './build-ferienprogramm.ts';
import { ferienveranstaltungFileSchema } from './ferienprogramm-files.ts';
import { findSummerHoliday, HOLIDAY_WEEKS } from './find-summer-holiday.ts';

/** First and last day of the summer holidays of Baden-Württemberg, as announced by the ministry of education. */
const HOLIDAY = [
  ['2024-07-25', '2024-09-07'],
  ['2025-07-31', '2025-09-13'],
  ['2026-07-30', '2026-09-12'],
  ['2027-07-29', '2027-09-11'],
  ['2028-07-27', '2028-09-09'],
  ['2029-07-26', '2029-09-08'],
  ['2030-07-25', '2030-09-07'],
] as const;

test.each(HOLIDAY)('the six whole weeks lie in the holidays from %s to %s', (from, until) => {
  const monday = findSummerHoliday(`${from.slice(0, 4)}-01-01`);
  expect(new Date(monday).getUTCDay()).toBe(1);
  expect(monday).toBe(addDays(from, 4));
  expect(addDays(monday, 7 * HOLIDAY_WEEKS - 2), 'Saturday of the last week').toBe(until);
});

test('after the last day for announcing it, the programme is that of the next year', () => {
  expect(findSummerHoliday('2026-06-20')).toBe('2026-08-03');
  expect(findSummerHoliday('2026-06-21')).toBe('2027-08-02');
  expect(findSummerHoliday('2026-11-28')).toBe('2027-08-02');
});

const FOLDER = new URL('../../../../content/ferienprogramm/', import.meta.url);
const offers = readdirSync(FOLDER).map((file) => {
  const [, head = ''] = readFileSync(new URL(file, FOLDER), 'utf8').split('---\n');
  return ferienveranstaltungFileSchema.parse(parse(head));
});

test.each(['2026-01-01', '2026-11-29', '2027-06-20', '2027-08-15', '2029-12-31'])(
  'every event of the demo lies within the holidays when loaded on %s',
  (today) => {
    expect(offers.length).toBeGreaterThan(0);
    for (const offer of offers) {
      const from = findHolidayDay(offer, today);
      const until = addDays(from, offer.tage - 1);
      expect(from > addDays(today, 35), `${offer.titel} is still ahead`).toBe(true);
      const isInHoliday = HOLIDAY.some(([start, end]) => start <= from && until <= end);
      expect(isInHoliday, `${offer.titel}: ${from} to ${until}`).toBe(true);
    }
  },
);
