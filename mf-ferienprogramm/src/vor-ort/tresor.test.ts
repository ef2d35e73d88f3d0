import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { JETZT } from '../../test/ferienprogramm.ts';
import { hashCheaply } from '../../test/hash-cheaply.ts';
import { addVermerk, beginListe } from './liste.ts';
import { eraseListe, listListen, nameListe, openListe, saveListe, storeListe, VERSUCHE } from './tresor.ts';

const UHR = Date.parse(JETZT);
const CODE = 'wald42xq';
const NAME = nameListe(3, '2026-08-03');
const LISTE = beginListe(
  {
    token: 'geheimes-token',
    geraet: 'a',
    titel: 'Waldtag',
    termin: '03.08.2026',
    ort: 'Grillplatz',
    bis: UHR + 1000,
    fragen: ['notfall'],
    kinder: [{ id: 1, name: 'Muster, Mia', alter: 8, angaben: { notfall: '0171 2345678' } }],
    vermerke: [],
    jetzt: UHR,
  },
  UHR,
);
const readKept = () => JSON.stringify({ ...localStorage });

beforeEach(() => {
  localStorage.clear();
  hashCheaply();
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('nothing of the list can be read on the device, and only its code opens it', async () => {
  const offen = await storeListe(NAME, CODE, LISTE);
  expect(readKept()).toContain('Waldtag');
  for (const wort of ['Mia', '0171', 'geheimes', 'Grillplatz', CODE]) expect(readKept()).not.toContain(wort);
  expect(offen.schluessel.extractable).toBe(false);
  const before = readKept();
  const markiert = addVermerk(LISTE, { kind: 1, feld: 'notiz', wert: 'Wespenstich' }, UHR);
  await saveListe(offen, markiert);
  expect(readKept()).not.toBe(before);
  expect(readKept()).not.toContain('Wespenstich');
  expect(await openListe(NAME, 'falsch99')).toBe(VERSUCHE - 1);
  expect(await openListe(NAME, CODE)).toMatchObject({ liste: markiert });
});

test('the last wrong code erases the list, the right one before it counts anew', async () => {
  await storeListe(NAME, CODE, LISTE);
  const setFalsche = (falsche: number) => {
    localStorage.setItem(NAME, JSON.stringify({ ...JSON.parse(localStorage.getItem(NAME) ?? ''), falsche }));
  };
  setFalsche(VERSUCHE - 1);
  expect(await openListe(NAME, CODE)).toMatchObject({ name: NAME });
  expect(await openListe(NAME, 'falsch99')).toBe(VERSUCHE - 1);
  setFalsche(VERSUCHE - 2);
  expect(await openListe(NAME, 'falsch99')).toBe(1);
  expect(await openListe(NAME, 'falsch98')).toBe(0);
  expect(localStorage.length).toBe(0);
});

test('what somebody changed in the store opens with no code', async () => {
  await storeListe(NAME, CODE, LISTE);
  const eintrag = JSON.parse(localStorage.getItem(NAME) ?? '');
  localStorage.setItem(NAME, JSON.stringify({ ...eintrag, daten: `AAAA${eintrag.daten.slice(4)}` }));
  expect(await openListe(NAME, CODE)).toBe(VERSUCHE - 1);
});

test('the next opening after the day erases the list, without a code; so it does with what nobody can read', async () => {
  const offen = await storeListe(NAME, CODE, LISTE);
  localStorage.setItem(nameListe(4, '2026-08-03'), '{"halb":');
  localStorage.setItem('anderes', 'bleibt');
  expect(listListen(UHR + 999)).toMatchObject({ listen: [{ name: NAME, titel: 'Waldtag' }], geloescht: [] });
  expect(listListen(UHR + 1000)).toEqual({ listen: [], geloescht: ['Waldtag'] });
  expect(Object.keys(localStorage)).toEqual(['anderes']);
  await saveListe(offen, LISTE);
  expect(Object.keys(localStorage), 'erased stays erased').toEqual(['anderes']);
  eraseListe(NAME);
});
