import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { kontakt, mia } from '../../test/ferienprogramm.ts';
import {
  addKind,
  assignVeranstaltungen,
  deleteAnmeldung,
  getSalz,
  removeKind,
  setKontakt,
  startAnmeldung,
  useAnmeldung,
} from './anmeldung-store.ts';

const veranstaltung = {
  id: 7,
  titel: 'Waldtag',
  datum_von: '2026-08-03',
  datum_bis: '2026-08-03',
  taeglich: false,
  preis: 5,
};
const stand = () => useAnmeldung.getState();

beforeEach(() => {
  sessionStorage.clear();
  startAnmeldung();
});
afterEach(() => vi.unstubAllGlobals());

test('everything survives a reload', () => {
  setKontakt(kontakt);
  addKind(mia);
  addKind({ ...mia, vorname: 'Max' });
  assignVeranstaltungen(1, [veranstaltung]);
  const salz = getSalz();
  startAnmeldung();
  expect(stand().kontakt).toEqual(kontakt);
  expect(stand().kinder.map(({ vorname, veranstaltungen }) => [vorname, veranstaltungen.length])).toEqual([
    ['Mia', 0],
    ['Max', 1],
  ]);
  expect(getSalz()).toBe(salz);
});

test('a removed child takes its events along, and its key is not the next one of another', () => {
  addKind(mia);
  addKind({ ...mia, vorname: 'Max' });
  removeKind(0);
  addKind({ ...mia, vorname: 'Ole' });
  expect(stand().kinder.map(({ vorname, schluessel }) => [vorname, schluessel])).toEqual([
    ['Max', 1],
    ['Ole', 2],
  ]);
});

test('after a booking nothing is left in the browser', () => {
  setKontakt(kontakt);
  addKind(mia);
  const salz = getSalz();
  deleteAnmeldung();
  expect(sessionStorage).toHaveLength(0);
  expect(getSalz()).not.toBe(salz);
});

test.each([
  ['forbidden', new DOMException('denied', 'SecurityError')],
  ['full', new DOMException('full', 'QuotaExceededError')],
])('a storage that is %s is said and costs nothing in this document', (_was, cause) => {
  const refuse = () => {
    throw cause;
  };
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: refuse, removeItem: refuse });
  setKontakt(kontakt);
  expect(stand()).toMatchObject({ kontakt, fluechtig: true, bereit: true });
});

test('a storage that cannot even be read is said', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  startAnmeldung();
  expect(stand()).toMatchObject({ kontakt: null, fluechtig: true, bereit: true });
});
