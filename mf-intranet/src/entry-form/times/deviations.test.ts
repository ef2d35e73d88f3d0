import { expect, test } from 'vitest';
import { insertDeviation, readParts, suggestDeviations, writeParts } from './deviations.ts';

const regular = [{ tagestyp: 'ARBEITSTAG_MO_FR', beginn: '08:00', ende: '12:00' }];

test('days, and days with times', () => {
  const closed = { beginn: '2026-12-24', ende: '2027-01-06' };
  const open = { beginn: '2026-12-23T08:00', ende: '2026-12-23T10:00' };
  expect(readParts(closed)).toEqual({ von: '2026-12-24', bis: '2027-01-06', zeit: null });
  for (const one of [closed, open]) expect(writeParts(readParts(one)!)).toEqual(one);
  expect(readParts({ beginn: '2026-12-23 08:00', ende: '2026-12-23' }), 'a notation of files').toBe(null);
});

test('a last day that is missing or too early becomes the first one', () => {
  expect(writeParts({ von: '2026-12-24', bis: '', zeit: null }).ende).toBe('2026-12-24');
  expect(writeParts({ von: '2026-12-24', bis: '2026-12-01', zeit: null }).ende).toBe('2026-12-24');
});

test('holidays of the next year are suggested where the office would be open', () => {
  const suggest = (value: unknown) => suggestDeviations(value, regular, '2026-11-30').map(({ name }) => name);
  expect(suggest(undefined)).toEqual([
    'Heiligabend',
    'Erster Weihnachtstag',
    'Silvester',
    'Neujahr',
    'Heilige Drei Könige',
    'Karfreitag',
    'Ostermontag',
    'Christi Himmelfahrt',
    'Pfingstmontag',
    'Fronleichnam',
    'Allerheiligen',
  ]);
  expect(suggest([{ beginn: '2026-12-24', ende: '2027-01-06T10:00' }])[0]).toBe('Karfreitag');
  expect(suggestDeviations([], [], '2026-11-30')).toEqual([]);
});

test('a holiday is entered in the order of days', () => {
  const list = [
    { beginn: '2026-12-01', ende: '2026-12-01' },
    { beginn: '2027-02-01', ende: '2027-02-01' },
  ];
  const christmas = { beginn: '2026-12-25', ende: '2026-12-25', zusatz: 'Weihnachten' };
  expect(insertDeviation(list, christmas)).toEqual([list[0], christmas, list[1]]);
  expect(insertDeviation(undefined, christmas)).toEqual([christmas]);
});
