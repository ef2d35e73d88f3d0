import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rememberEinzeltasten } from '../../tasten/einzeltasten.ts';
import { beispiele } from './freigaben.beispiele.ts';
import { freigaben } from './freigaben.context.ts';
import Freigaben from './freigaben.tsx';

const show = (name: keyof typeof beispiele, suche = '') =>
  renderBeispiel(Freigaben, freigaben, beispiele[name], { pfad: '/intranet/freigaben/', suche });
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('jede Zeile sagt, was es ist, wie es steht und wie dringend es ist', () => {
  show('voll');
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
  show('viele', '?q=bank');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Mehr als 1.000 Einsendungen');
});

test('Ansichten behalten, wonach gesucht wird, und nennen ihre Zahl', () => {
  show('voll', '?q=Konzert&typ=veranstaltung&seite=2');
  expect(hrefOf('Erledigt (1.200)')).toBe('/intranet/freigaben/?q=Konzert&typ=veranstaltung&ansicht=erledigt');
  expect(hrefOf('Auswahl aufheben')).toBe('/intranet/freigaben/');
  expect(screen.getByRole('link', { name: 'Offen (3)' }).getAttribute('aria-current')).toBe('true');
});

test('nichts zu tun ist etwas anderes als nicht zu lesen', () => {
  show('leer', '?ansicht=meine');
  expect(screen.getByText('Hier ist nichts zu tun.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Suchwort').form?.elements.namedItem('ansicht')).toBeTruthy();
  show('ausgefallen');
  expect(screen.getByRole('heading', { name: 'Die Einsendungen können gerade nicht geladen werden' })).toBeTruthy();
});

test('lässt sich nach jeder Spalte sortieren und behält dabei die Auswahl', () => {
  show('voll', '?q=Konzert&ansicht=alle&sort=stand&seite=2');
  expect(hrefOf(/^Stand/)).toBe('/intranet/freigaben/?q=Konzert&ansicht=alle&sort=-stand');
  expect(screen.getByRole('link', { name: 'Stand, aufsteigend' }).getAttribute('aria-current')).toBe('true');
  expect(hrefOf('Bearbeitet von')).toBe('/intranet/freigaben/?q=Konzert&ansicht=alle&sort=zustaendig');
  expect(hrefOf('Liste als CSV')).toContain('sort=stand');
});

test('nimmt die Liste so mit, wie sie ausgewählt ist', () => {
  show('voll', '?q=Konzert&typ=veranstaltung&seite=2');
  expect(hrefOf('Liste als CSV')).toBe(
    '/api/intranet/freigaben/export?ansicht=offen&typ=veranstaltung&q=Konzert&format=csv',
  );
});

test('lässt sich mit einzelnen Tasten durchgehen, außer in Feldern, und nur wenn man will', () => {
  show('voll');
  const taste = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  const jetzt = () => document.activeElement?.textContent;
  taste('j');
  expect(jetzt()).toBe('Konzert 1, 09.03.2026');
  taste('j');
  expect(jetzt()).toContain('<b>Fest</b>');
  taste('k');
  expect(jetzt()).toBe('Konzert 1, 09.03.2026');
  taste('k');
  expect(jetzt()).toBe('Konzert 1, 09.03.2026');
  taste('f');
  expect(document.activeElement).toBe(screen.getByLabelText('Suchwort'));
  taste('j');
  expect(document.activeElement).toBe(screen.getByLabelText('Suchwort'));
  screen.getByLabelText('Suchwort').blur();
  rememberEinzeltasten(false);
  taste('j');
  expect(document.activeElement).toBe(document.body);
  rememberEinzeltasten(true);
  taste('j');
  expect(jetzt()).toBe('Konzert 1, 09.03.2026');
});
