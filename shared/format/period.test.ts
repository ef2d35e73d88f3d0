import { describe, expect, test } from 'vitest';
import { formatPeriod } from './period.ts';

describe('formatPeriod', () => {
  test.each([
    ['2026-08-03T09:00', '2026-08-03T12:30', false, '03.08.2026 um 09:00 Uhr, bis 12:30 Uhr'],
    ['2026-08-03T09:00', '2026-08-03T09:00', false, '03.08.2026 um 09:00 Uhr'],
    ['2026-08-03', '2026-08-03', false, '03.08.2026'],
    ['2026-08-03T18:00', '2026-08-04T10:00', false, '03.08.2026 um 18:00 Uhr – 04.08.2026 um 10:00 Uhr'],
    ['2026-08-03', '2026-08-05', false, '03.08.2026 – 05.08.2026'],
    ['2026-08-03T09:00', '2026-08-05T12:00', true, '03.08.2026 – 05.08.2026, täglich um 09:00 Uhr, bis 12:00 Uhr'],
  ])('%s to %s, daily %s', (datum_von, datum_bis, daily, expected) => {
    expect(formatPeriod({ datum_von, datum_bis, taeglich: daily })).toBe(expected);
  });
});
