import { renderExample } from '@gm/shared/test/render-example';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rememberSingleKeys } from '../../shortcuts/single-keys.ts';
import { freigaben } from './freigaben.context.ts';
import { examples } from './freigaben.examples.ts';
import Freigaben from './freigaben.tsx';

const show = (name: keyof typeof examples, search = '') =>
  renderExample(Freigaben, freigaben, examples[name], { pfad: '/intranet/freigaben/', suche: search });
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('every row shows subject, state and urgency', () => {
  show('voll');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('3 Einsendungen');
  const [first, second, dritte] = screen.getAllByRole('listitem').filter((line) => within(line).queryByRole('heading'));
  expect(first?.textContent).toContain('Rückfrageüberfällig seit 06.03.2026');
  expect(first?.textContent).toContain('bearbeitet von Sabine Kern');
  expect(second?.textContent).toContain('<b>Fest</b>');
  expect(dritte?.textContent).not.toContain('fällig');
  expect(hrefOf('Konzert 1, 09.03.2026')).toBe('/intranet/freigaben/VE-2026-0001/');
});

test('indicates more results than are counted', () => {
  show('viele', '?q=bank');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Mehr als 1.000 Einsendungen');
});

test('views keep the search and show their count', () => {
  show('voll', '?q=Konzert&typ=veranstaltung&seite=2');
  expect(hrefOf('Erledigt (1.200)')).toBe('/intranet/freigaben/?q=Konzert&typ=veranstaltung&ansicht=erledigt');
  expect(hrefOf('Auswahl aufheben')).toBe('/intranet/freigaben/');
  expect(screen.getByRole('link', { name: 'Offen (3)' }).getAttribute('aria-current')).toBe('true');
});

test('distinguishes an empty inbox from a failed call', () => {
  show('leer', '?ansicht=meine');
  expect(screen.getByText('Hier ist nichts zu tun.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Suchwort').form?.elements.namedItem('ansicht')).toBeTruthy();
  show('ausgefallen');
  expect(screen.getByRole('heading', { name: 'Die Einsendungen können gerade nicht geladen werden' })).toBeTruthy();
});

test('can be sorted by every column and keeps the filter', () => {
  show('voll', '?q=Konzert&ansicht=alle&sort=stand&seite=2');
  expect(hrefOf(/^Stand/)).toBe('/intranet/freigaben/?q=Konzert&ansicht=alle&sort=-stand');
  expect(screen.getByRole('link', { name: 'Stand, aufsteigend' }).getAttribute('aria-current')).toBe('true');
  expect(hrefOf('Bearbeitet von')).toBe('/intranet/freigaben/?q=Konzert&ansicht=alle&sort=zustaendig');
  expect(hrefOf('Liste als CSV')).toContain('sort=stand');
});

test('exports the filtered list', () => {
  show('voll', '?q=Konzert&typ=veranstaltung&seite=2');
  expect(hrefOf('Liste als CSV')).toBe(
    '/api/intranet/freigaben/export?ansicht=offen&typ=veranstaltung&q=Konzert&format=csv',
  );
});

test('supports single-key navigation, except in fields and when disabled', () => {
  show('voll');
  const taste = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  const now = () => document.activeElement?.textContent;
  taste('j');
  expect(now()).toBe('Konzert 1, 09.03.2026');
  taste('j');
  expect(now()).toContain('<b>Fest</b>');
  taste('k');
  expect(now()).toBe('Konzert 1, 09.03.2026');
  taste('k');
  expect(now()).toBe('Konzert 1, 09.03.2026');
  taste('f');
  expect(document.activeElement).toBe(screen.getByLabelText('Suchwort'));
  taste('j');
  expect(document.activeElement).toBe(screen.getByLabelText('Suchwort'));
  screen.getByLabelText('Suchwort').blur();
  rememberSingleKeys(false);
  taste('j');
  expect(document.activeElement).toBe(document.body);
  rememberSingleKeys(true);
  taste('j');
  expect(now()).toBe('Konzert 1, 09.03.2026');
});
