import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beispiele } from './artikel-uebersicht.beispiele.ts';
import { artikelUebersicht } from './artikel-uebersicht.context.ts';
import ArtikelUebersicht from './artikel-uebersicht.tsx';

const renderUebersicht = (name: keyof typeof beispiele, suche = '') =>
  renderBeispiel(ArtikelUebersicht, artikelUebersicht, beispiele[name], { pfad: '/aktuelles/', suche });

test("page 1 begins with the carousel 'Topthemen', then lists 'Weitere Meldungen'", () => {
  renderUebersicht('ersteSeite');
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Topthemen',
    'Weitere Meldungen',
  ]);
  expect(within(screen.getByRole('region', { name: 'Topthemen' })).getAllByRole('article')).toHaveLength(5);
  expect(screen.getAllByRole('article')).toHaveLength(5 + 12);
});

test('the picture seen first is loaded before others', () => {
  const { container } = renderUebersicht('highlightAuchInListe');
  const pictures = [...container.querySelectorAll('img')];
  expect(pictures[0]?.getAttribute('fetchpriority')).toBe('high');
  expect(pictures.slice(1).some((picture) => picture.loading === 'eager')).toBe(false);
});

test('what is a top story is not listed a second time', () => {
  renderUebersicht('highlightAuchInListe');
  expect(within(screen.getByRole('region', { name: 'Weitere Meldungen' })).getAllByRole('article')).toHaveLength(3);
});

test('says so when there are top stories only', () => {
  renderUebersicht('nurHighlights');
  expect(screen.getByText('Zurzeit gibt es hier keine weiteren Meldungen.')).toBeTruthy();
});

test('later pages have the list alone', () => {
  renderUebersicht('zweiteSeite', '?seite=2');
  expect(screen.queryByRole('heading', { name: 'Topthemen' })).toBeNull();
  expect(screen.getAllByRole('article')).toHaveLength(12);
});

test('each item shows date, category, title, intro, picture and the link to read on', () => {
  renderUebersicht('zweiteSeite');
  const karte = within(screen.getAllByRole('article')[0]!);
  expect(karte.getByText('01.03.2026')).toBeTruthy();
  expect(karte.getByText('Bauen & Verkehr')).toBeTruthy();
  expect(karte.getByRole('heading', { level: 3 }).textContent).toContain('Neue Brücke');
  expect(karte.getByText(/Mühlstraße/)).toBeTruthy();
  expect(karte.getByRole('link', { name: /^Weiterlesen/ }).getAttribute('href')).toBe('/aktuelles/neue-bruecke-id_1/');
});

test('pages are links that keep other parameters; page 1 is the plain address', () => {
  renderUebersicht('zweiteSeite', '?rubrik_id=4&seite=2');
  const seiten = within(screen.getByRole('navigation', { name: 'Seiten' }));
  const hrefOf = (name: string) => seiten.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Vorherige Seite')).toBe('/aktuelles/?rubrik_id=4');
  expect(hrefOf('Nächste Seite')).toBe('/aktuelles/?rubrik_id=4&seite=3');
  expect(hrefOf('Seite 6')).toBe('/aktuelles/?rubrik_id=4&seite=6');
  expect(seiten.getByText('Seite 2 von 6')).toBeTruthy();
});

test('reads plain lists', () => {
  renderUebersicht('fremd');
  expect(screen.getAllByRole('article')).toHaveLength(5);
});

test('links can be disabled', () => {
  renderUebersicht('linksDeaktiviert');
  expect(screen.getAllByRole('article')).toHaveLength(5);
  expect(screen.queryByRole('link')).toBeNull();
});

test('without highlights there is no carousel', () => {
  renderUebersicht('ohneHighlights');
  expect(screen.queryByRole('heading', { name: 'Topthemen' })).toBeNull();
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('shows what is there of incomplete items', () => {
  renderUebersicht('luecken');
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('says so when there is no news', () => {
  renderUebersicht('leer');
  expect(screen.getByText('Zurzeit gibt es hier keine Meldungen.')).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
});
