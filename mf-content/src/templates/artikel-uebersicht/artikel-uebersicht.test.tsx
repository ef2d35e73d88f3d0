import { renderExample } from '@gm/shared/test/render-example';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { artikelUebersicht } from './artikel-uebersicht.context.ts';
import { examples } from './artikel-uebersicht.examples.ts';
import ArtikelUebersicht from './artikel-uebersicht.tsx';

const renderOverview = (name: keyof typeof examples, search = '') =>
  renderExample(ArtikelUebersicht, artikelUebersicht, examples[name], { pfad: '/aktuelles/', suche: search });

test("starts page 1 with the carousel 'Topthemen', followed by 'Weitere Meldungen'", () => {
  renderOverview('ersteSeite');
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Topthemen',
    'Weitere Meldungen',
  ]);
  expect(within(screen.getByRole('region', { name: 'Topthemen' })).getAllByRole('article')).toHaveLength(5);
  expect(screen.getAllByRole('article')).toHaveLength(5 + 12);
});

test('loads the first visible picture with priority', () => {
  const { container } = renderOverview('highlightAuchInListe');
  const pictures = [...container.querySelectorAll('img')];
  expect(pictures[0]?.getAttribute('fetchpriority')).toBe('high');
  expect(pictures.slice(1).some((picture) => picture.loading === 'eager')).toBe(false);
});

test('does not list top stories a second time', () => {
  renderOverview('highlightAuchInListe');
  expect(within(screen.getByRole('region', { name: 'Weitere Meldungen' })).getAllByRole('article')).toHaveLength(3);
});

test('reports if there are only top stories', () => {
  renderOverview('nurHighlights');
  expect(screen.getByText('Zurzeit gibt es hier keine weiteren Meldungen.')).toBeTruthy();
});

test('shows only the list on later pages', () => {
  renderOverview('zweiteSeite', '?seite=2');
  expect(screen.queryByRole('heading', { name: 'Topthemen' })).toBeNull();
  expect(screen.getAllByRole('article')).toHaveLength(12);
});

test('shows date, category, title, intro, picture and link of each item', () => {
  renderOverview('zweiteSeite');
  const card = within(screen.getAllByRole('article')[0]!);
  expect(card.getByText('01.03.2026')).toBeTruthy();
  expect(card.getByText('Bauen & Verkehr')).toBeTruthy();
  expect(card.getByRole('heading', { level: 3 }).textContent).toContain('Neue Brücke');
  expect(card.getByText(/Mühlstraße/)).toBeTruthy();
  expect(card.getByRole('link', { name: /^Weiterlesen/ }).getAttribute('href')).toBe('/aktuelles/neue-bruecke-id_1/');
});

test('keeps other parameters in page links; page 1 has the plain address', () => {
  renderOverview('zweiteSeite', '?rubrik_id=4&seite=2');
  const pages = within(screen.getByRole('navigation', { name: 'Seiten' }));
  const hrefOf = (name: string) => pages.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Vorherige Seite')).toBe('/aktuelles/?rubrik_id=4');
  expect(hrefOf('Nächste Seite')).toBe('/aktuelles/?rubrik_id=4&seite=3');
  expect(hrefOf('Seite 6')).toBe('/aktuelles/?rubrik_id=4&seite=6');
  expect(pages.getByText('Seite 2 von 6')).toBeTruthy();
});

test('reads plain lists', () => {
  renderOverview('fremd');
  expect(screen.getAllByRole('article')).toHaveLength(5);
});

test('can disable links', () => {
  renderOverview('linksDeaktiviert');
  expect(screen.getAllByRole('article')).toHaveLength(5);
  expect(screen.queryByRole('link')).toBeNull();
});

test('shows no carousel without highlights', () => {
  renderOverview('ohneHighlights');
  expect(screen.queryByRole('heading', { name: 'Topthemen' })).toBeNull();
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('shows the available parts of incomplete items', () => {
  renderOverview('luecken');
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('reports if there is no news', () => {
  renderOverview('leer');
  expect(screen.getByText('Zurzeit gibt es hier keine Meldungen.')).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('says after a failed call that nothing is known, not that there is no news', () => {
  renderOverview('ausgefallen');
  expect(screen.getByText('Die Meldungen können gerade nicht geladen werden')).toBeTruthy();
  expect(screen.queryByText(/Zurzeit gibt es hier/)).toBeNull();
  expect(within(screen.getByRole('region', { name: 'Topthemen' })).getAllByRole('article')).toHaveLength(2);
});
