import { expect, test } from 'vitest';
import { createVeranstaltung, NOW } from '../../test/ferienprogramm.ts';
import { findAlternatives } from './find-alternatives.ts';

const now = new Date(NOW);
const program = [1, 4, 5, 6, 20].map((id) => createVeranstaltung(id));
const [first, , fuenfte] = program;
const ids = (events: { id: number }[]) => events.map(({ id }) => id);

test('nearest days first, at most three, without the event itself', () => {
  expect(ids(findAlternatives(fuenfte!, program, [], now))).toEqual([4, 6, 1]);
});

test('only events that are free, in the future and suitable for one of the children', () => {
  const events = [
    first!,
    createVeranstaltung(2, { bereits_reserviert: 10 }),
    createVeranstaltung(3, { alter_min: 12, alter_max: 15 }),
    createVeranstaltung(4, { datum_von: '2026-06-30T09:00', datum_bis: '2026-06-30T12:00' }),
    createVeranstaltung(5),
  ];
  expect(ids(findAlternatives(first!, events, [{ geburtstag: '2018-03-09' }], now))).toEqual([5]);
  expect(ids(findAlternatives(first!, events, [{ geburtstag: '2013-03-09' }], now))).toEqual([3]);
});
