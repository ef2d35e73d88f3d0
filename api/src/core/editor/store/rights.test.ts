import { expect, it } from 'vitest';
import { z } from 'zod';
import { defineList, defineTexts } from '../../entries/content-kind.ts';
import { listBranches } from '../rights/list-branches.ts';
import { createRights } from './rights.ts';

const page = { ...defineTexts('seite', 'Seiten', 'seiten', z.object({})), zweig: 'pfad' } as const;
const club = defineList('verein', 'Vereine', 'vereine.yaml', z.object({}));
const termin = {
  ...defineList('termin', 'Termine', 'termine.yaml', z.object({})),
  zweig: { feld: 'eintrag', von: 'verein' },
} as const;

it('a page belongs to all its ancestors, and not to paths that only share a prefix', () => {
  const from = (key: string) => listBranches(page, { schluessel: key, daten: {} });
  expect(from('bildung/buecherei/index')).toEqual(['/bildung/', '/bildung/buecherei/']);
  expect(from('/bildung/buecherei/neu/')).toContain('/bildung/buecherei/');
  expect(from('bildung/buecherei-alt')).not.toContain('/bildung/buecherei/');
  expect(from('index')).toEqual([]);
});

it('an entry is its own branch, unless its number was changed to that of another', () => {
  expect(listBranches(club, { schluessel: '7', daten: { id: 7 } })).toEqual(['7']);
  expect(listBranches(club, { schluessel: '7', daten: { id: 8 } })).toEqual([]);
  expect(listBranches(club, { schluessel: '', daten: { id: 8 } })).toEqual([]);
  const artikel = defineTexts('artikel', 'Artikel', 'artikel', z.object({ id: z.number() }));
  expect(listBranches(artikel, { schluessel: 'trinkwasser', daten: { id: 8 } }), 'a file has a name').toEqual([
    'trinkwasser',
  ]);
  expect(listBranches(termin, { schluessel: '1', daten: { id: 1, eintrag: 7 } })).toEqual(['7']);
  expect(listBranches(termin, { schluessel: '1', daten: null })).toEqual([]);
});

it('a right covers its kind, branch and step only', () => {
  const rights = createRights({
    rollen: [],
    rechte: [
      { art: 'seite', zweig: '/bildung/', darf: 'schreiben' },
      { art: 'artikel', zweig: '', darf: 'freigeben' },
    ],
  });
  expect(rights.allows('schreiben', { art: 'seite', zweige: ['/bildung/', '/bildung/x/'] })).toBe(true);
  expect(rights.allows('freigeben', { art: 'seite', zweige: ['/bildung/'] })).toBe(false);
  expect(rights.allows('schreiben', { art: 'seite', zweige: ['/freizeit/'] })).toBe(false);
  expect(rights.allows('freigeben', { art: 'artikel', zweige: [] })).toBe(true);
  expect([rights.allowsSome('seite'), rights.allowsSome('menu'), rights.hatAlles]).toEqual([true, false, false]);
});

it('editors may do everything, and so may their deputies', () => {
  const everything = { art: '*', zweig: '', darf: 'freigeben' } as const;
  for (const account of [
    { rollen: ['redaktion' as const], rechte: [] },
    { rollen: [], rechte: [everything] },
  ]) {
    expect(createRights(account).allows('freigeben', { art: 'menu', zweige: [] })).toBe(true);
  }
});
