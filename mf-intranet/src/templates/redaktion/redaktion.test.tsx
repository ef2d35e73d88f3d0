import { renderExample } from '@gm/shared/test/render-example';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { redaktion } from './redaktion.context.ts';
import { examples } from './redaktion.examples.ts';
import EditorialPage from './redaktion.tsx';

const show = (name: keyof typeof examples, search = '') =>
  renderExample(EditorialPage, redaktion, examples[name], { pfad: '/intranet/redaktion/', suche: search });

test('every row shows the state of its entry and links to it', () => {
  show('voll', '?q=fest');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('3 Beiträge');
  expect(screen.getByRole('link', { name: '<b>Fest</b>' }).getAttribute('href')).toBe(
    '/intranet/redaktion/AR-2026-0002/',
  );
  expect(screen.getByText('ab 10.03.2026, 9:00 Uhr')).toBeTruthy();
  expect(screen.getByText('mit Änderungen, die noch nicht freigegeben sind')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Geplant (1)' }).getAttribute('href')).toBe(
    '/intranet/redaktion/?q=fest&ansicht=geplant',
  );
  expect(screen.getByRole('link', { name: 'Alle (3)' }).getAttribute('href'), 'not the start page').toBe(
    '/intranet/redaktion/?q=fest&ansicht=alle',
  );
});

test('without a filter the page shows own work, what waits, what is planned and all kinds', () => {
  show('start');
  const part = (name: string) => within(screen.getByRole('region', { name }));
  const recent = part('Zuletzt bearbeitet');
  expect(recent.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Alle Beiträge',
    '<b>Fest</b>',
    'Neue Brücke 1',
  ]);
  expect(recent.getAllByText('geändert am 09.03.2026, 8:05 Uhr von Redzep Aktan')).toHaveLength(2);
  expect(recent.getByText('geplant')).toBeTruthy();
  const waiting = part('Wartet auf Freigabe');
  expect(waiting.getByRole('heading', { name: 'Auf Ihre Freigabe (12)' })).toBeTruthy();
  expect(waiting.getByRole('link', { name: 'Alles, was wartet' }).getAttribute('href')).toBe(
    '/intranet/redaktion/?ansicht=vorgelegt',
  );
  const planned = part('Geplant (1)');
  expect(planned.getByRole('heading', { name: 'Montag, 30. November' })).toBeTruthy();
  expect(planned.getByText('08:00 Uhr wird veröffentlicht')).toBeTruthy();
  const kinds = part('Inhalte der Website');
  expect(
    within(kinds.getByRole('list', { name: 'Verwaltung' }))
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/intranet/redaktion/inhalte/?typ=gemeinde');
  expect(screen.getByRole('link', { name: 'Neu: Artikel' }).getAttribute('href')).toBe(
    '/intranet/redaktion/inhalt-artikel/',
  );
  const { form } = screen.getByRole<HTMLInputElement>('searchbox');
  expect(form?.getAttribute('action')).toContain('/intranet/redaktion/inhalte/');
});

test('a new editor reads what will be here', () => {
  show('startLeer');
  expect(screen.getByText(/^Hier steht, was Sie schreiben/)).toBeTruthy();
  expect(screen.getByText('Zurzeit wartet nichts.')).toBeTruthy();
  expect(screen.getByText(/^Zurzeit ist nichts geplant/)).toBeTruthy();
});

test('columns sort the list in every view, and the URL keeps the order', () => {
  show('voll', '?ansicht=geplant&sort=-geaendert');
  expect(screen.getByRole('columnheader', { name: 'Geändert' }).getAttribute('aria-sort')).toBe('descending');
  expect(screen.getByRole('link', { name: 'Geändert' }).getAttribute('href')).toBe(
    '/intranet/redaktion/?ansicht=geplant&sort=geaendert',
  );
  expect(screen.getByRole('link', { name: /^Geplant/ }).getAttribute('href')).toContain('sort=-geaendert');
});

test('distinguishes no results, no entries and a failed call', () => {
  show('leer');
  expect(screen.getByText(/^Hier steht, was Sie schreiben/)).toBeTruthy();
  show('leer', '?q=x');
  expect(screen.getByRole('link', { name: 'Alle Beiträge zeigen' })).toBeTruthy();
  show('ausgefallen');
  expect(screen.getByRole('heading', { name: 'Die Beiträge können gerade nicht geladen werden' })).toBeTruthy();
});
