import { expect, test } from 'vitest';
import { formatSpokenDate, formatSpokenDay, formatSpokenRange, formatSpokenTermin } from './spoken.ts';

test('a day is named as people name it', () => {
  expect(formatSpokenDay('2026-11-28')).toBe('Samstag, 28. November');
  expect(formatSpokenDay('bald')).toBe('bald');
});

test.each([
  ['2026-11-28T10:00', '2026-11-28T14:00', false, 'Samstag, 28. November, 10–14 Uhr'],
  ['2026-11-28T19:30', '2026-11-28T19:30', false, 'Samstag, 28. November, 19.30 Uhr'],
  ['2026-11-28T09:15', '2026-11-28T11:00', false, 'Samstag, 28. November, 9.15–11 Uhr'],
  ['2026-11-28', '2026-11-28', false, 'Samstag, 28. November'],
  ['2026-11-28T00:00', '2026-11-28T00:00', false, 'Samstag, 28. November'],
  ['2026-11-28T14:00', '2026-12-06T18:00', true, 'Samstag, 28. November bis Sonntag, 6. Dezember, täglich 14–18 Uhr'],
  ['2026-11-28T14:00', '2026-12-06T18:00', false, 'Samstag, 28. November bis Sonntag, 6. Dezember'],
])('%s to %s, daily %s: %s', (datum_von, datum_bis, taeglich, text) => {
  expect(formatSpokenTermin({ datum_von, datum_bis, taeglich })).toBe(text);
});

test('a date has its month as a word', () => {
  expect(formatSpokenDate('2026-11-28T10:00')).toBe('28. November 2026');
  expect(formatSpokenDate('bald')).toBe('bald');
});

test.each([
  ['2026-08-03', '2026-08-07', '3. bis 7. August 2026'],
  ['2026-07-30', '2026-08-03', '30. Juli bis 3. August 2026'],
  ['2026-12-24', '2027-01-06', '24. Dezember 2026 bis 6. Januar 2027'],
  ['2026-12-24', '2027-12-24', '24. Dezember 2026 bis 24. Dezember 2027'],
  ['2026-12-24', '2026-12-24T18:00', '24. Dezember 2026'],
])('from %s until %s: %s', (from, until, text) => {
  expect(formatSpokenRange(from, until)).toBe(text);
});
