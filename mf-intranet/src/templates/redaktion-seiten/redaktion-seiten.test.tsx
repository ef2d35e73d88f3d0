import { renderExample } from '@gm/shared/test/render-example';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { redaktionSeiten } from './redaktion-seiten.context.ts';
import { examples } from './redaktion-seiten.examples.ts';
import RedaktionSeiten from './redaktion-seiten.tsx';

const show = (name: keyof typeof examples, search = '') =>
  renderExample(RedaktionSeiten, redaktionSeiten, examples[name], {
    pfad: '/intranet/redaktion/seiten/',
    suche: search,
  });
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('pages stand below each other with their state and the ways to change them', () => {
  show('baum');
  const below = screen.getByRole('group');
  expect(within(below).getAllByRole('listitem')).toHaveLength(2);
  expect(below.textContent).toContain('2 Unterseiten von Barfußpark');
  expect(hrefOf('Unterseite anlegen unter Barfußpark')).toBe('/intranet/redaktion/seiten/neu/?ort=%2Fbarfusspark%2F');
  expect(hrefOf('Titel, Adresse, Menü von Rodelbahn')).toContain('/einrichten/?id=');
  expect(screen.queryByRole('link', { name: /^Titel, Adresse, Menü von Anfahrt/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Unterseite anlegen unter Rodelbahn' }), 'a draft has none').toBeNull();
  expect(hrefOf('12 Unterseiten zeigen von Schulen')).toBe('/intranet/redaktion/seiten/?ort=%2Fschule%2F');
  expect(hrefOf('Menü bearbeiten')).toContain('hauptmenue');
  expect(hrefOf('Neue Seite')).toBe('/intranet/redaktion/seiten/neu/?ort=%2F');
});

test('a branch leads back to the whole tree, and a new page stands in it', () => {
  show('zweig', '?ort=%2Fbarfusspark%2F');
  expect(hrefOf('Alle Seiten')).toBe('/intranet/redaktion/seiten/');
  expect(hrefOf('Neue Seite')).toContain('%2Fbarfusspark%2F');
  expect(screen.getByText(/Hier stehen nicht alle Seiten/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Menü bearbeiten' })).toBeNull();
});

test('distinguishes no results, no pages and a failed call', () => {
  show('leer', '?q=x');
  expect(screen.getByText('Dazu gibt es keine Seite.')).toBeTruthy();
  show('leer');
  expect(screen.getByText('Hier stehen die Seiten, die Sie bearbeiten dürfen.')).toBeTruthy();
  show('ausgefallen');
  expect(screen.getByRole('heading', { name: 'Die Seiten können gerade nicht geladen werden' })).toBeTruthy();
});
