import { expect, it } from 'vitest';
import { readSorting } from './read-sorting.ts';

const FELDER = ['datum_von', 'titel'] as const;

it('reads fields and directions in their order', () => {
  expect(readSorting('-datum_von, titel', FELDER)).toEqual([
    { feld: 'datum_von', richtung: 'desc' },
    { feld: 'titel', richtung: 'asc' },
  ]);
});

it.each(['', 'geheim', 'datum_von;drop table artikel', '--titel', 'titel,'])('refuses „%s“', (order) => {
  expect(readSorting(order, FELDER)).toBeNull();
});
