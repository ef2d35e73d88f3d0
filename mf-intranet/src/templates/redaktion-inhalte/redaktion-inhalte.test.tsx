import { renderExample } from '@gm/shared/test/render-example';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { redaktionInhalte } from './redaktion-inhalte.context.ts';
import { examples } from './redaktion-inhalte.examples.ts';
import RedaktionInhalte from './redaktion-inhalte.tsx';

const show = (name: keyof typeof examples, search = '') =>
  renderExample(RedaktionInhalte, redaktionInhalte, examples[name], {
    pfad: '/intranet/redaktion/inhalte/',
    suche: search,
  });

test('without a selection all kinds are listed with links to their entries', () => {
  show('arten');
  expect(screen.getByRole('link', { name: 'Angaben zur Gemeinde' }).getAttribute('href')).toBe(
    '/intranet/redaktion/inhalte/?typ=gemeinde',
  );
  expect(screen.getByText('2 Einträge')).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Seiten und Menü' })).toBeTruthy();
});

test('a kind lists its entries and links to a new one', () => {
  show('eintraege', '?typ=seite');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Seiten: 2 Einträge');
  expect(screen.getByRole('link', { name: '<b>Wald</b>' }).getAttribute('href')).toBe(
    '/intranet/redaktion/inhalt-seite/?id=wald',
  );
  expect(screen.getByRole('link', { name: 'Neuer Eintrag' })).toBeTruthy();
});

test('columns sort the list, the URL keeps the order, and headers announce it', () => {
  const { unmount } = show('eintraege', '?typ=seite&q=w');
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(link('Titel')).toBe('/intranet/redaktion/inhalte/?q=w&typ=seite&sort=titel');
  expect(link('Geändert'), 'the newest first').toBe('/intranet/redaktion/inhalte/?q=w&typ=seite&sort=-geaendert');
  expect(link('Adresse')).toContain('sort=datei');
  expect(screen.getByRole('cell', { name: '/barrierefreiheit/' })).toBeTruthy();
  expect(screen.getAllByRole('cell', { name: /von Otto Ohnesorg$/ })).toHaveLength(1);
  expect(screen.queryByRole('columnheader', { name: 'Art' })).toBeNull();
  unmount();
  const { unmount: leave } = show('eintraege', '?typ=seite');
  expect(screen.getByRole('columnheader', { name: 'Geändert' }).getAttribute('aria-sort')).toBe('descending');
  expect(link('Geändert'), 'the oldest first').toContain('sort=geaendert');
  leave();
  show('eintraege', '?typ=seite&sort=titel');
  expect(screen.getByRole('columnheader', { name: 'Titel' }).getAttribute('aria-sort')).toBe('ascending');
  expect(link('Titel')).toBe('/intranet/redaktion/inhalte/?typ=seite&sort=-titel');
});

test('entries that no longer match their templates have a list of their own', () => {
  const { unmount } = show('unpassende', '?typ=seite');
  expect(screen.getByRole('link', { name: 'Eine Seite passt nicht mehr zu ihren Vorlagen' }).getAttribute('href')).toBe(
    '/intranet/redaktion/inhalte/?ansicht=unpassend',
  );
  expect(screen.getByText('mit Änderungen von Rita Redaktion, die noch nicht freigegeben sind')).toBeTruthy();
  expect(
    screen.getByRole('link', { name: 'Mehrere auf einmal freigeben oder zurückziehen' }).getAttribute('href'),
  ).toBe('/intranet/redaktion/inhalte/mehrere/?typ=seite');
  unmount();
  show('unpassende', '?typ=seite&ansicht=unpassend');
  expect(screen.getByText(/bei dem Baustein steht, was nicht mehr passt/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Titel' }).getAttribute('href')).toContain('ansicht=unpassend');
});

test('distinguishes no results, no entries and a failed call', () => {
  show('leer', '?typ=seite');
  expect(screen.getByText('Hier gibt es noch keine Einträge.')).toBeTruthy();
  show('leer', '?typ=seite&q=x');
  expect(screen.getByRole('link', { name: 'Alle Einträge zeigen' }).getAttribute('href')).toBe(
    '/intranet/redaktion/inhalte/?typ=seite',
  );
  show('ausgefallen');
  expect(screen.getByRole('heading', { name: 'Die Inhalte können gerade nicht geladen werden' })).toBeTruthy();
});
