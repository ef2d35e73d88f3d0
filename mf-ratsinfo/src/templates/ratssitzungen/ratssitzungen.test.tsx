import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beispiele } from './ratssitzungen.beispiele.ts';
import { ratssitzungen } from './ratssitzungen.context.ts';
import Ratssitzungen from './ratssitzungen.tsx';

const show = (name: keyof typeof beispiele, suche = '') =>
  renderBeispiel(Ratssitzungen, ratssitzungen, beispiele[name], { pfad: '/ratsinfo/sitzungen/', suche });
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('a line says when, where and which body; a cancelled one says so', () => {
  show('liste');
  const [erste, zweite] = screen.getAllByRole('heading', { level: 3 }).map((titel) => titel.closest('li')?.textContent);
  for (const teil of ['Mi., 04.03.2026 um 18:30 Uhr', 'Rathaus, Saal', '2 Tagesordnungspunkte', 'Gemeinderat']) {
    expect(erste).toContain(teil);
  }
  expect(zweite).toContain('abgesagt');
  expect(hrefOf('4. Sitzung: Gemeinderat')).toBe('/ratsinfo/sitzungen/4/');
  expect(hrefOf(/abonnieren/)).toBe('/ratsinfo/kalender.ics');
});

test('what is chosen stays chosen in views, pages and the subscription', () => {
  show('liste', '?gremium=3&ansicht=archiv&jahr=2025');
  const feld = screen.getByLabelText<HTMLSelectElement>('Gremium');
  expect(Object.fromEntries(new FormData(feld.form!))).toEqual({ gremium: '3', jahr: '2025', ansicht: 'archiv' });
  expect(hrefOf('Nächste Seite')).toBe('/ratsinfo/sitzungen/?gremium=3&jahr=2025&ansicht=archiv&seite=2');
  expect(hrefOf('Monat')).toBe('/ratsinfo/sitzungen/?gremium=3&ansicht=monat');
  expect(hrefOf(/abonnieren/)).toBe('/ratsinfo/kalender.ics?gremium=3');
});

test('a month is a table with the way to the next one', () => {
  show('monat', '?ansicht=monat');
  expect(screen.getByRole('table', { name: 'Sitzungen im März 2026' })).toBeTruthy();
  expect(hrefOf('April 2026')).toBe('/ratsinfo/sitzungen/?monat=2026-04&ansicht=monat');
});

test('says when nothing fits, which is not the same as being out of order', () => {
  show('nichts', '?gremium=3');
  expect(screen.getByRole('status').textContent).toBe('Keine Sitzungen gefunden');
  expect(hrefOf('Alle Sitzungen zeigen')).toBe('/ratsinfo/sitzungen/');
  show('ausgefallen');
  expect(screen.getByRole('heading', { name: 'Die Sitzungen können gerade nicht geladen werden' })).toBeTruthy();
});
