import { expect, it } from 'vitest';
import { areInTheWay, buildOccupancy } from './build-occupancy.ts';

const inquiry = {
  veranstaltungsort: 'Turn- und Festhalle Schwann',
  datum_von: '2026-03-09',
  datum_bis: '2026-03-09',
  zeit_von: '18:00',
  zeit_bis: '23:30',
  hallenteile: '',
};
const occupancy = (fields: object = {}) => buildOccupancy({ ...inquiry, ...fields })!;

it.each([
  ['at midnight', { zeit_bis: '00:00' }, '2026-03-09T24:00'],
  ['in the night after', { zeit_bis: '02:00' }, '2026-03-10T02:00'],
  ['days later', { datum_bis: '2026-03-11', zeit_bis: '12:00' }, '2026-03-11T12:00'],
])('ends %s', (_wann, fields, end) => {
  expect(occupancy(fields)).toMatchObject({ beginn: '2026-03-09T18:00', ende: end });
});

it('distinguishes club rooms by their location, and returns null without a hall', () => {
  expect(occupancy({ veranstaltungsort: 'Vereinszimmer', vereinszimmer_ort: 'Schwann' }).halle).toBe(
    'Vereinszimmer Schwann',
  );
  expect(buildOccupancy({ ...inquiry, veranstaltungsort: '' })).toBeNull();
});

it.each([
  ['the same hours', {}, true],
  ['a minute at the end', { zeit_von: '23:29', zeit_bis: '23:59' }, true],
  ['what begins when it ends', { zeit_von: '23:30', zeit_bis: '23:59' }, false],
  ['another day', { datum_von: '2026-03-10', datum_bis: '2026-03-10' }, false],
  ['another hall', { veranstaltungsort: 'Turn- und Festhalle Conweiler' }, false],
  ['a part of the hall', { hallenteile: 'Foyer' }, true],
])('%s', (_was, fields, expected) => {
  expect(areInTheWay(occupancy(), occupancy(fields))).toBe(expected);
});

it('parts conflict only with the same part', () => {
  const part = (hallParts: string) => occupancy({ hallenteile: hallParts });
  expect(areInTheWay(part('Teil 1 und Teil 2'), part('teil 2, Foyer'))).toBe(true);
  expect(areInTheWay(part('Teil 1'), part('Foyer'))).toBe(false);
});
