import { expect, test } from 'vitest';
import { createVeranstaltung, JETZT } from '../../test/ferienprogramm.ts';
import { findAlternativen } from './find-alternativen.ts';

const jetzt = new Date(JETZT);
const programm = [1, 4, 5, 6, 20].map((id) => createVeranstaltung(id));
const [erste, , fuenfte] = programm;
const ids = (events: { id: number }[]) => events.map(({ id }) => id);

test('die nächsten Tage zuerst, höchstens drei, ohne sie selbst', () => {
  expect(ids(findAlternativen(fuenfte!, programm, [], jetzt))).toEqual([4, 6, 1]);
});

test('nur was frei ist, noch kommt und zu einem der Kinder passt', () => {
  const events = [
    erste!,
    createVeranstaltung(2, { bereits_reserviert: 10 }),
    createVeranstaltung(3, { alter_min: 12, alter_max: 15 }),
    createVeranstaltung(4, { datum_von: '2026-06-30T09:00', datum_bis: '2026-06-30T12:00' }),
    createVeranstaltung(5),
  ];
  expect(ids(findAlternativen(erste!, events, [{ geburtstag: '2018-03-09' }], jetzt))).toEqual([5]);
  expect(ids(findAlternativen(erste!, events, [{ geburtstag: '2013-03-09' }], jetzt))).toEqual([3]);
});
