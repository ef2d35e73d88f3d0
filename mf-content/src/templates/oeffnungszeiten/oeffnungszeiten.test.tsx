import { renderExample } from '@gm/shared/test/render-example';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { oeffnungszeiten } from './oeffnungszeiten.context.ts';
import { examples } from './oeffnungszeiten.examples.ts';
import Oeffnungszeiten from './oeffnungszeiten.tsx';

const renderTimes = (name: keyof typeof examples) => renderExample(Oeffnungszeiten, oeffnungszeiten, examples[name]);

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime('2026-03-05T14:30:00Z');
});
afterEach(() => {
  vi.useRealTimers();
});

test('lists the days with their times, Wednesday closed', () => {
  renderTimes('buergerbuero');
  const table = within(screen.getByRole('table', { name: 'Bürgerbüro' }));
  expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'Montag08:00 – 12:00 Uhr',
    'Dienstag08:00 – 12:00 Uhr',
    'Mittwochgeschlossen',
    'Donnerstag (heute)08:00 – 12:00 Uhr14:00 – 18:00 Uhr',
    'Freitag08:00 – 12:00 Uhr',
  ]);
  expect(screen.getByText('Bitte vereinbaren Sie einen Termin.')).toBeTruthy();
});

test('shows the current status and until when it is valid', () => {
  const { container, unmount } = renderTimes('buergerbuero');
  expect(screen.getByText('Heute bis 18:00 Uhr geöffnet')).toBeTruthy();
  expect(container.querySelector('gm-stand')?.getAttribute('bis')).toBe('2026-03-05T17:00:00.000Z');
  unmount();
  const { context } = examples.buergerbuero;
  const now = '2026-03-05T17:00:00Z';
  renderExample(Oeffnungszeiten, oeffnungszeiten, { ...examples.buergerbuero, context: { ...context, jetzt: now } });
  expect(screen.getByText('Öffnet morgen um 08:00 Uhr')).toBeTruthy();
});

test.each([
  ['a day the office closes', '2026-03-09T09:00:00Z', 'Montag (heute)geschlossennur heute'],
  ['a day with other times', '2026-04-02T07:00:00Z', 'Donnerstag (heute)08:00 – 10:30 UhrGründonnerstag'],
  ['a holiday', '2026-04-03T07:00:00Z', 'Freitag (heute)geschlossenKarfreitag'],
  ['a day as always', '2026-03-16T09:00:00Z', 'Montag (heute)08:00 – 12:00 Uhr'],
])("shows today's status in today's row on %s", (_was, now, line) => {
  vi.setSystemTime(now);
  const { context } = examples.buergerbuero;
  renderExample(Oeffnungszeiten, oeffnungszeiten, { ...examples.buergerbuero, context: { ...context, jetzt: now } });
  expect(screen.getByRole('row', { name: /heute/ }).textContent).toBe(line);
  expect(screen.getAllByRole('row')).toHaveLength(5);
});

test('lists upcoming deviating days in order and skips past and invalid ones', () => {
  renderTimes('buergerbuero');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '9. bis 13. März 2026: geschlossen',
    '2. April 2026: 08:00 – 10:30 Uhr (Gründonnerstag)',
  ]);
});

test('shows type names if there are several', () => {
  renderTimes('dreiArten');
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Allgemeine Öffnungszeiten',
    'Servicezeiten',
    'Telefonische Erreichbarkeit',
  ]);
  const phone = within(screen.getByRole('table', { name: 'Telefonische Erreichbarkeit' }));
  expect(phone.getAllByRole('row')).toHaveLength(5);
});

test('shows a type that has only a note and drops unknown types', () => {
  renderTimes('luecken');
  expect(screen.getByRole('heading', { level: 2, name: 'Öffnungszeiten' })).toBeTruthy();
  expect(screen.getByText('Nur mit Termin.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('renders nothing without times', () => {
  expect(renderTimes('leer').container.innerHTML).toBe('');
});
