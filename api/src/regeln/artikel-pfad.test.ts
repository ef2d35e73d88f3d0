import { expect, it } from 'vitest';
import { bildeArtikelPfad, liesArtikelId } from './artikel-pfad.ts';

it('names an article by title and number', () => {
  expect(bildeArtikelPfad(12, 'Neue Brücke')).toBe('/aktuelles/neue-bruecke-id_12/');
  expect(bildeArtikelPfad(12, '…')).toBe('/aktuelles/id_12/');
});

it.each([
  ['/aktuelles/neue-bruecke-id_12/', 12],
  ['/aktuelles/irgendwas-id_12/', 12],
  ['/aktuelles/id_12/', 12],
  ['/aktuelles/neue-bruecke/', null],
  ['/aktuelles/neue-id_12/mehr/', null],
  ['/aktuelles/neueid_12/', null],
  ['/aktuelles/x-id_12345678901/', null],
  ['/veranstaltungen/fest-id_12/', null],
])('%s means article %s', (pfad, id) => {
  expect(liesArtikelId(pfad)).toBe(id);
});
