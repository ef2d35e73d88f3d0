import { expect, it } from 'vitest';
import { areInTheWay, buildBelegung } from './build-belegung.ts';

const anfrage = {
  veranstaltungsort: 'Turn- und Festhalle Schwann',
  datum_von: '2026-03-09',
  datum_bis: '2026-03-09',
  zeit_von: '18:00',
  zeit_bis: '23:30',
  hallenteile: '',
};
const belegung = (felder: object = {}) => buildBelegung({ ...anfrage, ...felder })!;

it.each([
  ['at midnight', { zeit_bis: '00:00' }, '2026-03-09T24:00'],
  ['in the night after', { zeit_bis: '02:00' }, '2026-03-10T02:00'],
  ['days later', { datum_bis: '2026-03-11', zeit_bis: '12:00' }, '2026-03-11T12:00'],
])('ends %s', (_wann, felder, ende) => {
  expect(belegung(felder)).toMatchObject({ beginn: '2026-03-09T18:00', ende });
});

it('tells club rooms apart by their place, and has nothing without a hall', () => {
  expect(belegung({ veranstaltungsort: 'Vereinszimmer', vereinszimmer_ort: 'Schwann' }).halle).toBe(
    'Vereinszimmer Schwann',
  );
  expect(buildBelegung({ ...anfrage, veranstaltungsort: '' })).toBeNull();
});

it.each([
  ['the same hours', {}, true],
  ['a minute at the end', { zeit_von: '23:29', zeit_bis: '23:59' }, true],
  ['what begins when it ends', { zeit_von: '23:30', zeit_bis: '23:59' }, false],
  ['another day', { datum_von: '2026-03-10', datum_bis: '2026-03-10' }, false],
  ['another hall', { veranstaltungsort: 'Turn- und Festhalle Conweiler' }, false],
  ['a part of the hall', { hallenteile: 'Foyer' }, true],
])('%s', (_was, felder, erwartet) => {
  expect(areInTheWay(belegung(), belegung(felder))).toBe(erwartet);
});

it('parts only stand in the way of the same part', () => {
  const teil = (hallenteile: string) => belegung({ hallenteile });
  expect(areInTheWay(teil('Teil 1 und Teil 2'), teil('teil 2, Foyer'))).toBe(true);
  expect(areInTheWay(teil('Teil 1'), teil('Foyer'))).toBe(false);
});
