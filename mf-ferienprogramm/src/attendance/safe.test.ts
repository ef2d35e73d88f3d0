import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NOW } from '../../test/ferienprogramm.ts';
import { hashCheaply } from '../../test/hash-cheaply.ts';
import { addMark, beginList } from './list.ts';
import { ATTEMPTS, eraseList, listLists, nameList, openList, saveList, storeList } from './safe.ts';

const CLOCK = Date.parse(NOW);
const CODE = 'wald42xq';
const NAME = nameList(3, '2026-08-03');
const LIST = beginList(
  {
    token: 'geheimes-token',
    geraet: 'a',
    titel: 'Waldtag',
    termin: '03.08.2026',
    ort: 'Grillplatz',
    bis: CLOCK + 1000,
    fragen: ['notfall'],
    kinder: [{ id: 1, name: 'Muster, Mia', alter: 8, angaben: { notfall: '0171 2345678' } }],
    vermerke: [],
    jetzt: CLOCK,
  },
  CLOCK,
);
const readKept = () => JSON.stringify({ ...localStorage });

beforeEach(() => {
  localStorage.clear();
  hashCheaply();
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('the stored list is unreadable, and only its code decrypts it', async () => {
  const open = await storeList(NAME, CODE, LIST);
  expect(readKept()).toContain('Waldtag');
  for (const word of ['Mia', '0171', 'geheimes', 'Grillplatz', CODE]) expect(readKept()).not.toContain(word);
  expect(open.schluessel.extractable).toBe(false);
  const before = readKept();
  const marked = addMark(LIST, { kind: 1, feld: 'notiz', wert: 'Wespenstich' }, CLOCK);
  await saveList(open, marked);
  expect(readKept()).not.toBe(before);
  expect(readKept()).not.toContain('Wespenstich');
  expect(await openList(NAME, 'falsch99')).toBe(ATTEMPTS - 1);
  expect(await openList(NAME, CODE)).toMatchObject({ liste: marked });
});

test('the last wrong attempt erases the list, a correct code before it resets the counter', async () => {
  await storeList(NAME, CODE, LIST);
  const setWrong = (wrong: number) => {
    localStorage.setItem(NAME, JSON.stringify({ ...JSON.parse(localStorage.getItem(NAME) ?? ''), falsche: wrong }));
  };
  setWrong(ATTEMPTS - 1);
  expect(await openList(NAME, CODE)).toMatchObject({ name: NAME });
  expect(await openList(NAME, 'falsch99')).toBe(ATTEMPTS - 1);
  setWrong(ATTEMPTS - 2);
  expect(await openList(NAME, 'falsch99')).toBe(1);
  expect(await openList(NAME, 'falsch98')).toBe(0);
  expect(localStorage.length).toBe(0);
});

test('manipulated data cannot be decrypted with any code', async () => {
  await storeList(NAME, CODE, LIST);
  const entry = JSON.parse(localStorage.getItem(NAME) ?? '');
  localStorage.setItem(NAME, JSON.stringify({ ...entry, daten: `AAAA${entry.daten.slice(4)}` }));
  expect(await openList(NAME, CODE)).toBe(ATTEMPTS - 1);
});

test('the first start after the day erases the list without a code, as well as unreadable data', async () => {
  const open = await storeList(NAME, CODE, LIST);
  localStorage.setItem(nameList(4, '2026-08-03'), '{"halb":');
  localStorage.setItem('anderes', 'bleibt');
  expect(listLists(CLOCK + 999)).toMatchObject({ listen: [{ name: NAME, titel: 'Waldtag' }], geloescht: [] });
  expect(listLists(CLOCK + 1000)).toEqual({ listen: [], geloescht: ['Waldtag'] });
  expect(Object.keys(localStorage)).toEqual(['anderes']);
  await saveList(open, LIST);
  expect(Object.keys(localStorage), 'erased stays erased').toEqual(['anderes']);
  eraseList(NAME);
});
