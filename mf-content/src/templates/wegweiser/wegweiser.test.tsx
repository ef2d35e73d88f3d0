import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beispiele } from './wegweiser.beispiele.ts';
import { wegweiser } from './wegweiser.context.ts';
import Wegweiser from './wegweiser.tsx';

const show = (name: keyof typeof beispiele, suche = '') =>
  renderBeispiel(Wegweiser, wegweiser, beispiele[name], { pfad: '/wegweiser/', suche });
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('services stand below their letters, Ä with A', () => {
  show('alle');
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['A', 'P']);
  expect(hrefOf('Ämterlotse')).toBe('/wegweiser/leistungen/ämterlotse/');
  expect(screen.getByRole('status').textContent).toBe('3 Leistungen');
});

test('only letters with services are links, beside the way back to all', () => {
  show('alle', '?buchstabe=P&q=pass');
  const buchstaben = within(screen.getByRole('navigation', { name: 'Anfangsbuchstabe' }));
  expect(buchstaben.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Alle', 'A', 'P']);
  expect(hrefOf('A')).toBe('/wegweiser/?buchstabe=A');
  expect(hrefOf('Alle')).toBe('/wegweiser/');
  expect(buchstaben.getByRole('link', { name: 'P' }).getAttribute('aria-current')).toBe('true');
});

test('situations of life lead to their services, as long as nothing is chosen', () => {
  show('alle');
  expect(hrefOf('Umzug')).toBe('/wegweiser/?lebenslage=umzug');
});

test('filters are a GET form that keeps what was chosen, and so does the next page', () => {
  show('alle', '?q=Pass&lebenslage=umzug');
  const feld = screen.getByLabelText<HTMLInputElement>('Suchwort');
  expect(feld.form?.getAttribute('action')).toBe('/wegweiser/#ergebnis');
  expect(Object.fromEntries(new FormData(feld.form!))).toEqual({ q: 'Pass', lebenslage: 'umzug' });
  expect(screen.getByRole('status').textContent).toBe('3 Leistungen zu „Umzug“');
  expect(hrefOf('Nächste Seite')).toBe('/wegweiser/?q=Pass&lebenslage=umzug&seite=2');
  expect(hrefOf('Auswahl aufheben')).toBe('/wegweiser/');
  expect(screen.queryByRole('heading', { name: 'Lebenslagen' })).toBeNull();
});

test('says so when nothing fits, and the way back', () => {
  show('nichts', '?q=Elefant');
  expect(screen.getByRole('status').textContent).toBe('Keine Leistungen gefunden');
  expect(hrefOf('Alle Leistungen zeigen')).toBe('/wegweiser/');
});

test('leaves out what has no title or address', () => {
  show('luecken');
  expect(hrefOf('Pacht')).toBeTruthy();
  expect(screen.queryByText('Pass')).toBeNull();
});

test('a guide out of order is no empty guide', () => {
  show('ausgefallen');
  expect(screen.getByRole('heading', { name: 'Die Leistungen können gerade nicht geladen werden' })).toBeTruthy();
});
