import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beispiele } from './freigaben.beispiele.ts';
import { freigaben } from './freigaben.context.ts';
import Freigaben from './freigaben.tsx';

const zeige = (name: keyof typeof beispiele, suche = '') =>
  renderBeispiel(Freigaben, freigaben, beispiele[name], { pfad: '/intranet/freigaben/', suche });
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('jede Zeile sagt, was es ist, wie es steht und wie dringend es ist', () => {
  zeige('voll');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('3 Einsendungen');
  const [erste, zweite, dritte] = screen
    .getAllByRole('listitem')
    .filter((zeile) => within(zeile).queryByRole('heading'));
  expect(erste?.textContent).toContain('Rückfrageüberfällig seit 06.03.2026');
  expect(erste?.textContent).toContain('bearbeitet von Sabine Kern');
  expect(zweite?.textContent).toContain('<b>Fest</b>');
  expect(dritte?.textContent).not.toContain('fällig');
  expect(hrefOf('Konzert 1, 09.03.2026')).toBe('/intranet/freigaben/VE-2026-0001/');
});

test('sagt, wenn mehr gefunden wurde, als gezählt wird', () => {
  zeige('viele', '?q=bank');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Mehr als 1.000 Einsendungen');
});

test('Ansichten behalten, wonach gesucht wird, und nennen ihre Zahl', () => {
  zeige('voll', '?q=Konzert&typ=veranstaltung&seite=2');
  expect(hrefOf('Erledigt (1.200)')).toBe('/intranet/freigaben/?q=Konzert&typ=veranstaltung&ansicht=erledigt');
  expect(hrefOf('Auswahl aufheben')).toBe('/intranet/freigaben/');
  expect(screen.getByRole('link', { name: 'Offen (3)' }).getAttribute('aria-current')).toBe('true');
});

test('nichts zu tun ist etwas anderes als nicht zu lesen', () => {
  zeige('leer', '?ansicht=meine');
  expect(screen.getByText('Hier ist nichts zu tun.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Suchwort').form?.elements.namedItem('ansicht')).toBeTruthy();
  zeige('ausgefallen');
  expect(screen.getByRole('heading', { name: 'Die Einsendungen können gerade nicht geladen werden' })).toBeTruthy();
});
