import { describe, expect, test } from 'vitest';
import { createVeranstaltung, JETZT } from '../../test/ferienprogramm.ts';
import { filterProgramm, isFiltered, listTage, readFilter } from './filter-programm.ts';

const programm = [
  createVeranstaltung(3, { preis: 0, alter_min: 4, alter_max: 6 }),
  createVeranstaltung(1, { preis: 12.5, alter_max: 999 }),
  createVeranstaltung(2, { bereits_reserviert: 10, datum_bis: '2026-08-04T12:00' }),
];
const ids = (suche: string, jetzt = JETZT) =>
  filterProgramm(programm, readFilter(suche), new Date(jetzt)).map(({ id }) => id);

describe('filterProgramm', () => {
  test.each([
    ['', [1, 2, 3]],
    ['?tag=2026-08-01', [1]],
    ['?tag=2026-08-03', [2, 3]],
    ['?alter=5', [3]],
    ['?alter=17', [1]],
    ['?preis=0', [3]],
    ['?preis=10', [2, 3]],
    ['?frei=1', [1, 3]],
    ['?tag=2026-08-03&frei=1&alter=4', [3]],
    ['?tag=&alter=&preis=', [1, 2, 3]],
    ['?tag=gestern&alter=-1&preis=viel&frei=ja', [1, 2, 3]],
  ])('%s leaves %j, in the order they take place', (suche, erwartet) => {
    expect(ids(suche)).toEqual(erwartet);
  });
});

test('what has begun has no free places any more', () => {
  expect(ids('?frei=1', '2026-08-02T10:00:00Z')).toEqual([3]);
});

test('istGefiltert tells an empty form from a choice', () => {
  expect(isFiltered(readFilter('?tag=&alter='))).toBe(false);
  expect(isFiltered(readFilter('?preis=0'))).toBe(true);
});

test('listTage has every day once, in order', () => {
  expect(listTage([...programm, createVeranstaltung(1)])).toEqual(['2026-08-01', '2026-08-02', '2026-08-03']);
});
