import { describe, expect, test } from 'vitest';
import { createVeranstaltung, NOW } from '../../test/ferienprogramm.ts';
import { filterProgram, isFiltered, listDays, readFilter } from './filter-program.ts';

const program = [
  createVeranstaltung(3, { preis: 0, alter_min: 4, alter_max: 6 }),
  createVeranstaltung(1, { preis: 12.5, alter_max: 999 }),
  createVeranstaltung(2, { bereits_reserviert: 10, datum_bis: '2026-08-04T12:00' }),
];
const ids = (search: string, now = NOW) =>
  filterProgram(program, readFilter(search), new Date(now)).map(({ id }) => id);

describe('filterProgram', () => {
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
  ])('%s leaves %j, in chronological order', (search, expected) => {
    expect(ids(search)).toEqual(expected);
  });
});

test('events that have begun have no free places', () => {
  expect(ids('?frei=1', '2026-08-02T10:00:00Z')).toEqual([3]);
});

test('isFiltered distinguishes an empty form from a selection', () => {
  expect(isFiltered(readFilter('?tag=&alter='))).toBe(false);
  expect(isFiltered(readFilter('?preis=0'))).toBe(true);
});

test('listDays contains each day once, in order', () => {
  expect(listDays([...program, createVeranstaltung(1)])).toEqual(['2026-08-01', '2026-08-02', '2026-08-03']);
});
