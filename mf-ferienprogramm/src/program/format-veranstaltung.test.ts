import { expect, test } from 'vitest';
import { formatAge, formatParticipants, formatPlaces } from './format-veranstaltung.ts';

test.each([
  [0, 999, 'keine Einschränkung', 'keine Einschränkung'],
  [6, 999, 'ab 6 Jahren', 'ab 6 Kindern'],
  [0, 10, 'bis 10 Jahre', 'bis 10 Kinder'],
  [6, 10, '6 bis 10 Jahre', '6 bis 10 Kinder'],
  [8, 8, '8 Jahre', '8 Kinder'],
  [1, 1, '1 Jahr', '1 Kind'],
])('limits from %d to %d', (min, max, age, participants) => {
  expect(formatAge({ alter_min: min, alter_max: max })).toBe(age);
  expect(formatParticipants({ teilnehmer_min: min, teilnehmer_max: max })).toBe(participants);
});

test.each([
  [10, 4, 0, '6 Plätze frei'],
  [10, 8, 1, '1 Platz frei'],
  [10, 9, 1, 'ausgebucht'],
  [10, 12, 0, 'ausgebucht'],
  [999, 2000, 0, 'Plätze frei'],
])('%d places, %d reserved, %d held', (teilnehmer_max, bereits_reserviert, held, expected) => {
  expect(formatPlaces({ teilnehmer_max, bereits_reserviert }, held)).toBe(expected);
});
