import { expect, it } from 'vitest';
import { listDays } from './list-days.ts';

const NOW = new Date('2026-08-04T10:00:00Z');

it.each([
  ['one day', '2026-08-04T09:00', '2026-08-04T12:00', false, ['2026-08-04 until 2026-08-04T22:00:00.000Z']],
  ['a night', '2026-08-03T18:00', '2026-08-04T10:00', false, ['2026-08-03 until 2026-08-04T22:00:00.000Z']],
  ['over', '2026-08-03T09:00', '2026-08-03T12:00', false, []],
  [
    'every day, the first ones over',
    '2026-08-02T09:00',
    '2026-08-05T12:00',
    true,
    ['2026-08-04 until 2026-08-04T22:00:00.000Z', '2026-08-05 until 2026-08-05T22:00:00.000Z'],
  ],
  ['winter', '2026-12-01T09:00', '2026-12-01T12:00', true, ['2026-12-01 until 2026-12-01T23:00:00.000Z']],
])('%s', (_, datum_von, datum_bis, daily, days) => {
  expect(
    listDays({ datum_von, datum_bis, taeglich: daily }, NOW).map(
      ({ tag: day, bis: until }) => `${day} until ${until.toISOString()}`,
    ),
  ).toEqual(days);
});
