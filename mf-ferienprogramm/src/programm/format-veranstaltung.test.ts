import { expect, test } from 'vitest';
import { formatAlter, formatPlaetze, formatTeilnehmer } from './format-veranstaltung.ts';

test.each([
  [0, 999, 'keine Einschränkung', 'keine Einschränkung'],
  [6, 999, 'ab 6 Jahren', 'ab 6 Kindern'],
  [0, 10, 'bis 10 Jahre', 'bis 10 Kinder'],
  [6, 10, '6 bis 10 Jahre', '6 bis 10 Kinder'],
  [8, 8, '8 Jahre', '8 Kinder'],
])('limits from %d to %d', (min, max, alter, teilnehmer) => {
  expect(formatAlter({ alter_min: min, alter_max: max })).toBe(alter);
  expect(formatTeilnehmer({ teilnehmer_min: min, teilnehmer_max: max })).toBe(teilnehmer);
});

test.each([
  [10, 4, 0, '6 Plätze frei'],
  [10, 8, 1, '1 Platz frei'],
  [10, 9, 1, 'ausgebucht'],
  [10, 12, 0, 'ausgebucht'],
  [999, 2000, 0, 'Plätze frei'],
])('%d places, %d reserved, %d held', (teilnehmer_max, bereits_reserviert, gehalten, erwartet) => {
  expect(formatPlaetze({ teilnehmer_max, bereits_reserviert }, gehalten)).toBe(erwartet);
});
