import { renderExample } from '@gm/shared/test/render-example';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { suche } from './suche.context.ts';
import { examples } from './suche.examples.ts';
import Suche from './suche.tsx';

const renderSearch = (name: keyof typeof examples, query: string) =>
  renderExample(Suche, suche, examples[name], { pfad: '/suche/', suche: query });
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('keeps the search term in a plain form without other parameters', () => {
  renderSearch('treffer', '?q=M%C3%BCll+%26+Co&typ=artikel&seite=2');
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Suchbegriff' });
  expect(field.value).toBe('Müll & Co');
  expect(field.form?.method).toBe('get');
  expect(field.form?.getAttribute('action')).toBe('/suche/');
  expect([...new FormData(field.form!).keys()]).toEqual(['q']);
});

test('shows the number of hits as a heading and a status message', () => {
  renderSearch('treffer', '?q=abfall');
  expect(screen.getByRole('heading', { level: 2, name: '1.012 Treffer für „abfall“' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('1.012 Treffer für „abfall“');
});

test('shows title, kind, date and position of a hit, with matches marked and everything escaped', () => {
  renderSearch('einTreffer', '?q=abfall');
  const hit = within(screen.getByRole('heading', { level: 3 }).closest('li')!);
  expect(hit.getByRole('link', { name: 'Abfalltermine, Teil 1' }).getAttribute('href')).toBe('/abfall-1/');
  expect(hit.getByText('Meldung')).toBeTruthy();
  expect(hit.getByText('Aktuelles › Neuigkeiten')).toBeTruthy();
  expect(hit.getByText('1. März 2026')).toBeTruthy();
  expect(hit.getByText('Abfalltermine', { selector: 'mark' })).toBeTruthy();
  expect(hit.getByText(/stehen im Kalender <b>\./)).toBeTruthy();
});

test('links kinds of content with counts; a selection starts on page 1', () => {
  renderSearch('treffer', '?q=abfall&typ=artikel&seite=2');
  expect(hrefOf('Alle (1.012)')).toBe('/suche/?q=abfall');
  expect(hrefOf('Seiten (5)')).toBe('/suche/?q=abfall&typ=seite');
  expect(screen.getByRole('link', { current: true }).textContent).toBe('Meldungen (1.007)');
});

test('keeps term and kind in page links', () => {
  renderSearch('treffer', '?q=abfall&typ=artikel&seite=2');
  expect(hrefOf('Nächste Seite')).toBe('/suche/?q=abfall&typ=artikel&seite=3');
  expect(hrefOf('Vorherige Seite')).toBe('/suche/?q=abfall&typ=artikel');
});

test('offers another spelling with its hits', () => {
  renderSearch('andereSchreibung', '?q=Personalausweiss&typ=seite');
  expect(screen.getByRole('heading', { level: 2, name: '3 Treffer für „Personalausweis“' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: /Keine Treffer/ })).toBeNull();
  expect(screen.getByText(/Für „Personalausweiss“ gibt es keine Treffer/)).toBeTruthy();
  expect(hrefOf('„Personalausweis“')).toBe('/suche/?q=Personalausweis');
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
});

test('states which word was split', () => {
  renderSearch('zerlegt', '?q=Hallengeb%C3%BChren');
  expect(screen.getByRole('heading', { level: 2, name: '2 Treffer für „Hallengebühren“' })).toBeTruthy();
  expect(screen.getByText(/auch nach „Hallen“ und „Gebühren“ gesucht/)).toBeTruthy();
});

test('offers help if nothing is found', () => {
  renderSearch('nichts', '?q=Quastenflosser');
  expect(screen.getByRole('status').textContent).toBe('Keine Treffer für „Quastenflosser“');
  expect(screen.getByText('Prüfen Sie die Schreibweise.')).toBeTruthy();
  expect(hrefOf('Bürgerbüro')).toBe('/buergerbuero/');
  expect(hrefOf('07082 000-0')).toBe('tel:070820000');
});

test('distinguishes a failed search from no hits', () => {
  renderSearch('ausgefallen', '?q=abfall');
  expect(screen.getByRole('status').textContent).toBe('Die Suche antwortet gerade nicht');
  expect(screen.queryByText('Prüfen Sie die Schreibweise.')).toBeNull();
});

test('asks for a term if there is none', () => {
  renderSearch('leer', '');
  expect(screen.getByText(/Geben Sie ein, wonach Sie suchen/)).toBeTruthy();
  expect(screen.queryByRole('heading')).toBeNull();
});

test('rejects a single character', () => {
  renderSearch('nichts', '?q=a');
  expect(screen.getByRole('status').textContent).toBe('Bitte geben Sie mindestens zwei Zeichen ein.');
});

test('skips hits without a link', () => {
  renderSearch('luecken', '?q=abc');
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(['Mit Ziel']);
});
