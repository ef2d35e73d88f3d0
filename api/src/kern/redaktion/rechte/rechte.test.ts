import { expect, it } from 'vitest';
import { z } from 'zod';
import { defineListe, defineTexte } from '../../inhalt/inhaltsart.ts';
import { listZweige } from './list-zweige.ts';
import { createRechte } from './rechte.ts';

const seite = { ...defineTexte('seite', 'Seiten', 'seiten', z.object({})), zweig: 'pfad' } as const;
const verein = defineListe('verein', 'Vereine', 'vereine.yaml', z.object({}));
const termin = {
  ...defineListe('termin', 'Termine', 'termine.yaml', z.object({})),
  zweig: { feld: 'eintrag', von: 'verein' },
} as const;

it('a page belongs to all that is above it, and to nothing that only begins alike', () => {
  const von = (schluessel: string) => listZweige(seite, { schluessel, daten: {} });
  expect(von('bildung/buecherei/index')).toEqual(['/bildung/', '/bildung/buecherei/']);
  expect(von('/bildung/buecherei/neu/')).toContain('/bildung/buecherei/');
  expect(von('bildung/buecherei-alt')).not.toContain('/bildung/buecherei/');
  expect(von('index')).toEqual([]);
});

it('an entry is its own branch, unless somebody gave it the number of another', () => {
  expect(listZweige(verein, { schluessel: '7', daten: { id: 7 } })).toEqual(['7']);
  expect(listZweige(verein, { schluessel: '7', daten: { id: 8 } })).toEqual([]);
  expect(listZweige(verein, { schluessel: '', daten: { id: 8 } })).toEqual([]);
  const artikel = defineTexte('artikel', 'Artikel', 'artikel', z.object({ id: z.number() }));
  expect(listZweige(artikel, { schluessel: 'trinkwasser', daten: { id: 8 } }), 'a file has a name').toEqual([
    'trinkwasser',
  ]);
  expect(listZweige(termin, { schluessel: '1', daten: { id: 1, eintrag: 7 } })).toEqual(['7']);
  expect(listZweige(termin, { schluessel: '1', daten: null })).toEqual([]);
});

it('a right covers its kind, its branch and its step, and nothing else', () => {
  const rechte = createRechte({
    rollen: [],
    rechte: [
      { art: 'seite', zweig: '/bildung/', darf: 'schreiben' },
      { art: 'artikel', zweig: '', darf: 'freigeben' },
    ],
  });
  expect(rechte.allows('schreiben', { art: 'seite', zweige: ['/bildung/', '/bildung/x/'] })).toBe(true);
  expect(rechte.allows('freigeben', { art: 'seite', zweige: ['/bildung/'] })).toBe(false);
  expect(rechte.allows('schreiben', { art: 'seite', zweige: ['/freizeit/'] })).toBe(false);
  expect(rechte.allows('freigeben', { art: 'artikel', zweige: [] })).toBe(true);
  expect([rechte.allowsSome('seite'), rechte.allowsSome('menu'), rechte.hatAlles]).toEqual([true, false, false]);
});

it('editors may everything, and so does who stands in for one', () => {
  const alles = { art: '*', zweig: '', darf: 'freigeben' } as const;
  for (const konto of [
    { rollen: ['redaktion' as const], rechte: [] },
    { rollen: [], rechte: [alles] },
  ]) {
    expect(createRechte(konto).allows('freigeben', { art: 'menu', zweige: [] })).toBe(true);
  }
});
