import { expect, test } from 'vitest';
import { PANORAMAS } from '../../../motifs/panorama.ts';
import { choosePanorama } from './choose-panorama.ts';

test.each([
  ['2026-11-29T12:00:00+01:00', 'panorama-herbst-tag'],
  ['2026-12-24T17:30:00+01:00', 'panorama-winter-nacht'],
  ['2026-02-10T08:00:00+01:00', 'panorama-winter-morgen'],
  ['2026-05-02T20:30:00+02:00', 'panorama-fruehling-abend'],
  ['2026-07-15T21:00:00+02:00', 'panorama-sommer-abend'],
  ['2026-07-15T02:00:00+02:00', 'panorama-sommer-nacht'],
])('%s shows %s', (now, name) => {
  expect(choosePanorama(new Date(now))).toBe(name);
});

test('every hour of every month has a drawing', () => {
  for (let month = 1; month <= 12; month += 1)
    for (let hour = 0; hour < 24; hour += 1)
      expect(PANORAMAS.has(choosePanorama(new Date(Date.UTC(2026, month - 1, 15, hour))))).toBe(true);
});
