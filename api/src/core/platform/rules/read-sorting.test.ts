import { expect, it } from 'vitest';
import { readSorting } from './read-sorting.ts';

const FIELDS = ['datum_von', 'titel'] as const;

it('parses fields and directions in order', () => {
  expect(readSorting('-datum_von, titel', FIELDS)).toEqual([
    { feld: 'datum_von', richtung: 'desc' },
    { feld: 'titel', richtung: 'asc' },
  ]);
});

it('accepts directions as words, as integrators write them', () => {
  const expected = [
    { feld: 'datum_von', richtung: 'desc' },
    { feld: 'titel', richtung: 'asc' },
  ];
  expect(readSorting('datum_von desc,titel asc', FIELDS)).toEqual(expected);
  expect(readSorting('datum_von DESC, titel', FIELDS)).toEqual(expected);
});

it.each([
  '',
  'geheim',
  'datum_von;drop table artikel',
  '--titel',
  'titel,',
  'titel down',
  '-titel desc',
  'titel desc asc',
])('refuses „%s“', (order) => {
  expect(readSorting(order, FIELDS)).toBeNull();
});
