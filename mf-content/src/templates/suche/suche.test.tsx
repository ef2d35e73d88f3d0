import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beispiele } from './suche.beispiele.ts';
import { suche } from './suche.context.ts';
import Suche from './suche.tsx';

const renderSuche = (name: keyof typeof beispiele, query: string) =>
  renderBeispiel(Suche, suche, beispiele[name], { pfad: '/suche/', suche: query });
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('keeps what was searched for in a plain form that asks for nothing else', () => {
  renderSuche('treffer', '?q=M%C3%BCll+%26+Co&typ=artikel&seite=2');
  const feld = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Suchbegriff' });
  expect(feld.value).toBe('Müll & Co');
  expect(feld.form?.method).toBe('get');
  expect(feld.form?.getAttribute('action')).toBe('/suche/');
  expect([...new FormData(feld.form!).keys()]).toEqual(['q']);
});

test('says how much was found, as a heading and as a status', () => {
  renderSuche('treffer', '?q=abfall');
  expect(screen.getByRole('heading', { level: 2, name: '1.012 Treffer für „abfall“' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('1.012 Treffer für „abfall“');
});

test('a hit shows title, kind, date and the place, with the words marked and everything as text', () => {
  renderSuche('einTreffer', '?q=abfall');
  const treffer = within(screen.getByRole('heading', { level: 3 }).closest('li')!);
  expect(treffer.getByRole('link', { name: 'Abfalltermine, Teil 1' }).getAttribute('href')).toBe('/abfall-1/');
  expect(treffer.getByText('Meldung')).toBeTruthy();
  expect(treffer.getByText('Aktuelles › Neuigkeiten')).toBeTruthy();
  expect(treffer.getByText('01.03.2026')).toBeTruthy();
  expect(treffer.getByText('Abfalltermine', { selector: 'mark' })).toBeTruthy();
  expect(treffer.getByText(/stehen im Kalender <b>\./)).toBeTruthy();
});

test('kinds of content are links with counts; choosing one starts on page 1', () => {
  renderSuche('treffer', '?q=abfall&typ=artikel&seite=2');
  expect(hrefOf('Alle (1.012)')).toBe('/suche/?q=abfall');
  expect(hrefOf('Seiten (5)')).toBe('/suche/?q=abfall&typ=seite');
  expect(screen.getByRole('link', { current: true }).textContent).toBe('Meldungen (1.007)');
});

test('pages keep the search and the kind', () => {
  renderSuche('treffer', '?q=abfall&typ=artikel&seite=2');
  expect(hrefOf('Nächste Seite')).toBe('/suche/?q=abfall&typ=artikel&seite=3');
  expect(hrefOf('Vorherige Seite')).toBe('/suche/?q=abfall&typ=artikel');
});

test('offers another spelling with its hits', () => {
  renderSuche('andereSchreibung', '?q=Personalausweiss&typ=seite');
  expect(screen.getByRole('heading', { level: 2, name: 'Keine Treffer für „Personalausweiss“' })).toBeTruthy();
  expect(screen.getByText(/Meinten Sie/)).toBeTruthy();
  expect(hrefOf('„Personalausweis“')).toBe('/suche/?q=Personalausweis');
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
});

test('says which word it took apart', () => {
  renderSuche('zerlegt', '?q=Hallengeb%C3%BChren');
  expect(screen.getByRole('heading', { level: 2, name: '2 Treffer für „Hallengebühren“' })).toBeTruthy();
  expect(screen.getByText(/auch nach „Hallen“ und „Gebühren“ gesucht/)).toBeTruthy();
});

test('helps on who found nothing', () => {
  renderSuche('nichts', '?q=Quastenflosser');
  expect(screen.getByRole('status').textContent).toBe('Keine Treffer für „Quastenflosser“');
  expect(screen.getByText('Prüfen Sie die Schreibweise.')).toBeTruthy();
  expect(hrefOf('Bürgerbüro')).toBe('/buergerbuero/');
  expect(hrefOf('07082 000-0')).toBe('tel:070820000');
});

test('a search out of order is not the same as nothing found', () => {
  renderSuche('ausgefallen', '?q=abfall');
  expect(screen.getByRole('status').textContent).toBe('Die Suche antwortet gerade nicht');
  expect(screen.queryByText('Prüfen Sie die Schreibweise.')).toBeNull();
});

test('without a word it asks for one', () => {
  renderSuche('leer', '');
  expect(screen.getByText(/Geben Sie ein, wonach Sie suchen/)).toBeTruthy();
  expect(screen.queryByRole('heading')).toBeNull();
});

test('one character is too little', () => {
  renderSuche('nichts', '?q=a');
  expect(screen.getByRole('status').textContent).toBe('Bitte geben Sie mindestens zwei Zeichen ein.');
});

test('leaves out hits that lead nowhere', () => {
  renderSuche('luecken', '?q=abc');
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(['Mit Ziel']);
});
