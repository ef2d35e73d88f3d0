import { describe, expect, test } from 'vitest';
import { contact, mia } from '../../test/ferienprogramm.ts';
import { EMPTY, readRegistration } from './read-registration.ts';

const veranstaltung = {
  id: 7,
  titel: 'Waldtag',
  datum_von: '2026-08-03T09:00',
  datum_bis: '2026-08-03T12:00',
  taeglich: false,
  preis: 5,
};
const saved = {
  kontakt: contact,
  kinder: [
    { ...mia, schluessel: 0, veranstaltungen: [veranstaltung], warteliste: [{ id: 2, titel: 'Nachtwanderung' }] },
  ],
  vorgemerkt: 7,
  salz: 'ab12',
  gebucht: { referenz: 'FP-2026-0001' },
};
const read = (value: unknown) => readRegistration(JSON.stringify(value));

test('restores stored data', () => {
  expect(read(saved)).toEqual(saved);
});

test('accepts data stored before waiting lists existed', () => {
  const [child] = read({ ...saved, kinder: [{ ...mia, schluessel: 0, veranstaltungen: [veranstaltung] }] }).kinder;
  expect(child).toMatchObject({ veranstaltungen: [veranstaltung], warteliste: [] });
});

describe('manipulated data', () => {
  test.each([
    ['nothing', null],
    ['no JSON', '{"kontakt":'],
    ['another kind of value', '"Anna"'],
    ['a list', '[]'],
  ])('%s is an empty registration', (_was, text) => {
    expect(readRegistration(text)).toEqual(EMPTY);
  });

  test('contact data with a missing field are dropped', () => {
    expect(read({ ...saved, kontakt: { ...contact, email: 7 } }).kontakt).toBeNull();
    expect(read({ ...saved, kontakt: { ...contact, plz: '' } }).kontakt).toBeNull();
  });

  test('an invalid child is dropped, the others get new keys', () => {
    const { kinder: children } = read({
      ...saved,
      kinder: [{ vorname: 'Max' }, null, { ...mia, schluessel: 4 }, { ...mia, schluessel: 4 }],
    });
    expect(children.map(({ vorname: firstName, veranstaltungen }) => [firstName, veranstaltungen])).toEqual([
      ['Mia', []],
      ['Mia', []],
    ]);
    expect(new Set(children.map(({ schluessel: key }) => key)).size).toBe(2);
  });

  test('an invalid event is dropped', () => {
    const [child] = read({
      ...saved,
      kinder: [{ ...mia, veranstaltungen: [{ ...veranstaltung, id: 'sieben' }, veranstaltung, 'Waldtag'] }],
    }).kinder;
    expect(child?.veranstaltungen).toEqual([veranstaltung]);
  });
});
