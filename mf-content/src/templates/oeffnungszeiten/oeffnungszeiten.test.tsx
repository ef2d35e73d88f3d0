import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beispiele } from './oeffnungszeiten.beispiele.ts';
import { oeffnungszeiten } from './oeffnungszeiten.context.ts';
import Oeffnungszeiten from './oeffnungszeiten.tsx';

const renderZeiten = (name: keyof typeof beispiele) =>
  renderBeispiel(Oeffnungszeiten, oeffnungszeiten, beispiele[name]);

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime('2026-03-05T14:30:00Z');
});
afterEach(() => {
  vi.useRealTimers();
});

test('lists the days with their times, Wednesday closed', () => {
  renderZeiten('buergerbuero');
  const tabelle = within(screen.getByRole('table', { name: 'Bürgerbüro' }));
  expect(tabelle.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'Montag08:00 – 12:00 Uhr',
    'Dienstag08:00 – 12:00 Uhr',
    'Mittwochgeschlossen',
    'Donnerstag (heute)08:00 – 12:00 Uhr14:00 – 18:00 Uhr',
    'Freitag08:00 – 12:00 Uhr',
  ]);
  expect(screen.getByText('Bitte vereinbaren Sie einen Termin.')).toBeTruthy();
});

test('says what holds right now, and until when that is true', () => {
  const { container, unmount } = renderZeiten('buergerbuero');
  expect(screen.getByText('Heute bis 18:00 Uhr geöffnet')).toBeTruthy();
  expect(container.querySelector('gm-stand')?.getAttribute('bis')).toBe('2026-03-05T17:00:00.000Z');
  unmount();
  const { context } = beispiele.buergerbuero;
  const jetzt = '2026-03-05T17:00:00Z';
  renderBeispiel(Oeffnungszeiten, oeffnungszeiten, { ...beispiele.buergerbuero, context: { ...context, jetzt } });
  expect(screen.getByText('Öffnet morgen um 08:00 Uhr')).toBeTruthy();
});

test.each([
  ['a day the office closes', '2026-03-09T09:00:00Z', 'Montag (heute)geschlossennur heute'],
  ['a day with other times', '2026-04-02T07:00:00Z', 'Donnerstag (heute)08:00 – 10:30 UhrGründonnerstag'],
  ['a holiday', '2026-04-03T07:00:00Z', 'Freitag (heute)geschlossenKarfreitag'],
  ['a day as always', '2026-03-16T09:00:00Z', 'Montag (heute)08:00 – 12:00 Uhr'],
])('the row of today says what holds on %s', (_was, jetzt, zeile) => {
  vi.setSystemTime(jetzt);
  const { context } = beispiele.buergerbuero;
  renderBeispiel(Oeffnungszeiten, oeffnungszeiten, { ...beispiele.buergerbuero, context: { ...context, jetzt } });
  expect(screen.getByRole('row', { name: /heute/ }).textContent).toBe(zeile);
  expect(screen.getAllByRole('row')).toHaveLength(5);
});

test('lists coming days that deviate, in order, and leaves out what is over or no date', () => {
  renderZeiten('buergerbuero');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '09.03.2026 – 13.03.2026: geschlossen',
    '02.04.2026: 08:00 – 10:30 Uhr (Gründonnerstag)',
  ]);
});

test('names the types when there are several', () => {
  renderZeiten('dreiArten');
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Allgemeine Öffnungszeiten',
    'Servicezeiten',
    'Telefonische Erreichbarkeit',
  ]);
  const telefon = within(screen.getByRole('table', { name: 'Telefonische Erreichbarkeit' }));
  expect(telefon.getAllByRole('row')).toHaveLength(5);
});

test('shows a type that has only a note, drops an unknown one', () => {
  renderZeiten('luecken');
  expect(screen.getByRole('heading', { level: 2, name: 'Öffnungszeiten' })).toBeTruthy();
  expect(screen.getByText('Nur mit Termin.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('is nothing without times', () => {
  expect(renderZeiten('leer').container.innerHTML).toBe('');
});
