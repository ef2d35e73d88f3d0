import { renderExample } from '@gm/shared/test/render-example';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { wegweiser } from './wegweiser.context.ts';
import { examples } from './wegweiser.examples.ts';
import Wegweiser from './wegweiser.tsx';

const show = (name: keyof typeof examples, search = '') =>
  renderExample(Wegweiser, wegweiser, examples[name], { pfad: '/wegweiser/', suche: search });
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('groups services by letter, Ä under A', () => {
  show('alle');
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['A', 'P']);
  expect(hrefOf('Ämterlotse')).toBe('/wegweiser/leistungen/ämterlotse/');
  expect(screen.getByRole('status').textContent).toBe('3 Leistungen');
});

test('links only letters with services, and all services', () => {
  show('alle', '?buchstabe=P&q=pass');
  const letters = within(screen.getByRole('navigation', { name: 'Anfangsbuchstabe' }));
  expect(letters.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Alle', 'A', 'P']);
  expect(hrefOf('A')).toBe('/wegweiser/?buchstabe=A');
  expect(hrefOf('Alle')).toBe('/wegweiser/');
  expect(letters.getByRole('link', { name: 'P' }).getAttribute('aria-current')).toBe('true');
});

test('shows life situations with their services while nothing is selected', () => {
  show('alle');
  expect(hrefOf('Umzug')).toBe('/wegweiser/?lebenslage=umzug');
});

test('keeps the selection in a GET form and in page links', () => {
  show('alle', '?q=Pass&lebenslage=umzug');
  const field = screen.getByLabelText<HTMLInputElement>('Suchwort');
  expect(field.form?.getAttribute('action')).toBe('/wegweiser/#ergebnis');
  expect(Object.fromEntries(new FormData(field.form!))).toEqual({ q: 'Pass', lebenslage: 'umzug' });
  expect(screen.getByRole('status').textContent).toBe('3 Leistungen zu „Umzug“');
  expect(hrefOf('Nächste Seite')).toBe('/wegweiser/?q=Pass&lebenslage=umzug&seite=2');
  expect(hrefOf('Auswahl aufheben')).toBe('/wegweiser/');
  expect(screen.queryByRole('heading', { name: 'Lebenslagen' })).toBeNull();
});

test('reports no matches and links back', () => {
  show('nichts', '?q=Elefant');
  expect(screen.getByRole('status').textContent).toBe('Keine Leistungen gefunden');
  expect(hrefOf('Alle Leistungen zeigen')).toBe('/wegweiser/');
});

test('skips services without a title or address', () => {
  show('luecken');
  expect(hrefOf('Pacht')).toBeTruthy();
  expect(screen.queryByText('Pass')).toBeNull();
});

test('distinguishes a failed call from an empty guide', () => {
  show('ausgefallen');
  expect(screen.getByRole('heading', { name: 'Die Leistungen können gerade nicht geladen werden' })).toBeTruthy();
});
