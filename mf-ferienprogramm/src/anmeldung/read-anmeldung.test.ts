import { describe, expect, test } from 'vitest';
import { kontakt, mia } from '../../test/ferienprogramm.ts';
import { LEER, readAnmeldung } from './read-anmeldung.ts';

const veranstaltung = {
  id: 7,
  titel: 'Waldtag',
  datum_von: '2026-08-03T09:00',
  datum_bis: '2026-08-03T12:00',
  taeglich: false,
  preis: 5,
};
const gespeichert = {
  kontakt,
  kinder: [
    { ...mia, schluessel: 0, veranstaltungen: [veranstaltung], warteliste: [{ id: 2, titel: 'Nachtwanderung' }] },
  ],
  vorgemerkt: 7,
  salz: 'ab12',
};
const read = (wert: unknown) => readAnmeldung(JSON.stringify(wert));

test('takes back what was kept', () => {
  expect(read(gespeichert)).toEqual(gespeichert);
});

test('what was kept before there were waiting lists is as good', () => {
  const [kind] = read({ ...gespeichert, kinder: [{ ...mia, schluessel: 0, veranstaltungen: [veranstaltung] }] }).kinder;
  expect(kind).toMatchObject({ veranstaltungen: [veranstaltung], warteliste: [] });
});

describe('what somebody changed', () => {
  test.each([
    ['nothing', null],
    ['no JSON', '{"kontakt":'],
    ['another kind of value', '"Anna"'],
    ['a list', '[]'],
  ])('%s is an empty registration', (_was, text) => {
    expect(readAnmeldung(text)).toEqual(LEER);
  });

  test('contact data without a field are missing', () => {
    expect(read({ ...gespeichert, kontakt: { ...kontakt, email: 7 } }).kontakt).toBeNull();
    expect(read({ ...gespeichert, kontakt: { ...kontakt, plz: '' } }).kontakt).toBeNull();
  });

  test('a child that is none is left out, the others get keys of their own', () => {
    const { kinder } = read({
      ...gespeichert,
      kinder: [{ vorname: 'Max' }, null, { ...mia, schluessel: 4 }, { ...mia, schluessel: 4 }],
    });
    expect(kinder.map(({ vorname, veranstaltungen }) => [vorname, veranstaltungen])).toEqual([
      ['Mia', []],
      ['Mia', []],
    ]);
    expect(new Set(kinder.map(({ schluessel }) => schluessel)).size).toBe(2);
  });

  test('an event that is none is left out', () => {
    const [kind] = read({
      ...gespeichert,
      kinder: [{ ...mia, veranstaltungen: [{ ...veranstaltung, id: 'sieben' }, veranstaltung, 'Waldtag'] }],
    }).kinder;
    expect(kind?.veranstaltungen).toEqual([veranstaltung]);
  });
});
