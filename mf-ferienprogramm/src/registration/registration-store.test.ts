import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contact, mia } from '../../test/ferienprogramm.ts';
import {
  addChild,
  assignVeranstaltungen,
  deleteRegistration,
  getSalt,
  removeChild,
  setContact,
  startRegistration,
  useRegistration,
} from './registration-store.ts';

const veranstaltung = {
  id: 7,
  titel: 'Waldtag',
  datum_von: '2026-08-03',
  datum_bis: '2026-08-03',
  taeglich: false,
  preis: 5,
};
const state = () => useRegistration.getState();

beforeEach(() => {
  sessionStorage.clear();
  startRegistration();
});
afterEach(() => vi.unstubAllGlobals());

test('data survives a reload', () => {
  setContact(contact);
  addChild(mia);
  addChild({ ...mia, vorname: 'Max' });
  assignVeranstaltungen(1, [veranstaltung]);
  const salt = getSalt();
  startRegistration();
  expect(state().kontakt).toEqual(contact);
  expect(state().kinder.map(({ vorname: firstName, veranstaltungen }) => [firstName, veranstaltungen.length])).toEqual([
    ['Mia', 0],
    ['Max', 1],
  ]);
  expect(getSalt()).toBe(salt);
});

test('removing a child removes its events, and its key is not reused', () => {
  addChild(mia);
  addChild({ ...mia, vorname: 'Max' });
  removeChild(0);
  addChild({ ...mia, vorname: 'Ole' });
  expect(state().kinder.map(({ vorname: firstName, schluessel: key }) => [firstName, key])).toEqual([
    ['Max', 1],
    ['Ole', 2],
  ]);
});

test('after a booking only the receipt is left in the browser, until the next registration begins', () => {
  setContact(contact);
  addChild(mia);
  const salt = getSalt();
  const receipt = { referenz: 'FP-2026-0001', status_link: '/offen/?token=abc', bestaetigen_bis: null };
  deleteRegistration({ ...receipt, id: 1 } as typeof receipt);
  startRegistration();
  expect(state()).toMatchObject({ kontakt: null, kinder: [], salz: '' });
  expect(state().gebucht).toEqual({ referenz: 'FP-2026-0001', status_link: '/offen/?token=abc' });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(mia.vorname);
  setContact(contact);
  expect(state().gebucht).toBeNull();
  expect(getSalt()).not.toBe(salt);
});

test.each([
  ['forbidden', new DOMException('denied', 'SecurityError')],
  ['full', new DOMException('full', 'QuotaExceededError')],
])('storage that is %s is reported, and the data is kept in this document', (_was, cause) => {
  const refuse = () => {
    throw cause;
  };
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: refuse, removeItem: refuse });
  setContact(contact);
  expect(state()).toMatchObject({ kontakt: contact, fluechtig: true, bereit: true });
});

test('storage that cannot be read is reported', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  startRegistration();
  expect(state()).toMatchObject({ kontakt: null, fluechtig: true, bereit: true });
});
