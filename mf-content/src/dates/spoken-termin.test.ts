import { expect, test } from 'vitest';
import { formatSpokenDay, formatSpokenTermin } from './spoken-termin.ts';

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
