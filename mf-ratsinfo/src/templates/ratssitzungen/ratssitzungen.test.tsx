import { renderExample } from '@gm/shared/test/render-example';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ratssitzungen } from './ratssitzungen.context.ts';
import { examples } from './ratssitzungen.examples.ts';
import Ratssitzungen from './ratssitzungen.tsx';

const show = (name: keyof typeof examples, search = '') =>
  renderExample(Ratssitzungen, ratssitzungen, examples[name], { pfad: '/ratsinfo/sitzungen/', suche: search });
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('shows date, place and body in a row, and marks cancelled meetings', () => {
  show('liste');
  const [first, second] = screen.getAllByRole('heading', { level: 3 }).map((title) => title.closest('li')?.textContent);
  for (const part of [
    'Mittwoch, 4. März 2026, 18.30–21 Uhr',
    'Rathaus, Saal',
    '2 Tagesordnungspunkte',
    'Gemeinderat',
  ]) {
    expect(first).toContain(part);
  }
  expect(second).toContain('abgesagt');
  expect(hrefOf('4. Sitzung: Gemeinderat')).toBe('/ratsinfo/sitzungen/4/');
  expect(hrefOf(/abonnieren/)).toBe('/ratsinfo/kalender.ics');
});

test('keeps the selection in views, pages and the subscription', () => {
  show('liste', '?gremium=3&ansicht=archiv&jahr=2025');
  const field = screen.getByLabelText<HTMLSelectElement>('Gremium');
  expect(Object.fromEntries(new FormData(field.form!))).toEqual({ gremium: '3', jahr: '2025', ansicht: 'archiv' });
  expect(hrefOf('Nächste Seite')).toBe('/ratsinfo/sitzungen/?gremium=3&jahr=2025&ansicht=archiv&seite=2');
  expect(hrefOf('Monat')).toBe('/ratsinfo/sitzungen/?gremium=3&ansicht=monat');
  expect(hrefOf(/abonnieren/)).toBe('/ratsinfo/kalender.ics?gremium=3');
});

test('shows a month as a table with a link to the next one', () => {
  show('monat', '?ansicht=monat');
  expect(screen.getByRole('table', { name: 'Sitzungen im März 2026' })).toBeTruthy();
  expect(hrefOf('April 2026')).toBe('/ratsinfo/sitzungen/?monat=2026-04&ansicht=monat');
});

test('distinguishes no matches from a failed call', () => {
  show('nichts', '?gremium=3');
  expect(screen.getByRole('status').textContent).toBe('Keine Sitzungen gefunden');
  expect(hrefOf('Alle Sitzungen zeigen')).toBe('/ratsinfo/sitzungen/');
  show('ausgefallen');
  expect(screen.getByRole('heading', { name: 'Die Sitzungen können gerade nicht geladen werden' })).toBeTruthy();
});
