import { renderExample } from '@gm/shared/test/render-example';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { meeting } from '../../../test/ratsinfo.ts';
import { ratssitzung } from './ratssitzung.context.ts';
import { examples } from './ratssitzung.examples.ts';
import Ratssitzung from './ratssitzung.tsx';

const show = (name: keyof typeof examples, page: object = {}) =>
  renderExample(Ratssitzung, ratssitzung, examples[name], { pfad: '/ratsinfo/sitzungen/4/', ...page });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  sessionStorage.clear();
});

test("shows an item's result and votes, and links its paper and files", () => {
  show('mitglied');
  const part = within(screen.getByRole('region', { name: 'Tagesordnung' }));
  expect(part.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Spielplatz']);
  expect(part.getByRole('link', { name: 'Beschlussvorlage 2026/005' }).getAttribute('href')).toBe(
    '/ratsinfo/vorlagen/5/',
  );
  expect(part.getByText('mehrheitlich beschlossen')).toBeTruthy();
  expect(part.getByRole('list', { name: 'Abstimmung' }).textContent).toBe('Ja: 17Nein: 4Enthaltung: 1');
  expect(part.getByRole('link', { name: 'Herunterladen: Lageplan' }).getAttribute('href')).toBe(
    '/api/ratsinfo/dateien/7/lageplan.pdf?download=1',
  );
  expect(part.getByTitle('Lageplan').getAttribute('loading')).toBe('lazy');
});

test('separates and marks non-public items', () => {
  show('mitglied');
  expect(within(screen.getByRole('region', { name: 'Nichtöffentlicher Teil' })).getByText('Grundstück')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Unterlagen' })).getByText('nichtöffentlich')).toBeTruthy();
});

test('reports a cancelled meeting and a missing agenda', () => {
  show('abgesagt');
  expect(screen.getByRole('heading', { name: 'Diese Sitzung ist abgesagt' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Noch keine Tagesordnung' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Unterlagen' })).toBeNull();
});

test('offers visitors the calendar file, but no notes', () => {
  show('mitglied');
  expect(screen.getByRole('link', { name: /Sitzungsmappe/ }).getAttribute('href')).toBe(meeting.mappeURL);
  expect(screen.queryByText('Merken oder Notiz schreiben')).toBeNull();
});

test("saves a member's note and keeps the input after the session ends", async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('{}', { status: 401 }));
  vi.stubGlobal('fetch', fetch);
  const { unmount } = show('notiert');
  const field = screen.getByLabelText<HTMLTextAreaElement>(/^Notiz/);
  expect(field.value).toBe('Kosten?');
  expect(Object.fromEntries(new FormData(field.form!))).toEqual({
    formular: 'ratssitzung',
    punkt: '11',
    markiert: 'on',
    notiz: 'Kosten?',
  });
  fireEvent.change(field, { target: { value: 'Kosten und Fristen?' } });
  await act(async () => fireEvent.submit(field.form!));
  expect(screen.getByRole('link', { name: 'Neu anmelden (neuer Tab)' })).toBeTruthy();
  unmount();
  show('notiert');
  const again = screen.getByLabelText<HTMLTextAreaElement>(/^Notiz/);
  expect(again.value).toBe('Kosten und Fristen?');
  fetch.mockResolvedValue(new Response('{}', { status: 201 }));
  await act(async () => fireEvent.submit(again.form!));
  expect(screen.getByText('Gespeichert')).toBeTruthy();
  expect(sessionStorage).toHaveLength(0);
});

test('extends the session on saving, so that the warning is not shown too early', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 201 }));
  show('notiert');
  act(() => void vi.advanceTimersByTime(3_400_000));
  await act(async () => fireEvent.submit(screen.getByLabelText<HTMLTextAreaElement>(/^Notiz/).form!));
  expect(screen.getByText('Gespeichert')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(3_400_000));
  expect(screen.queryByText('Ihre Anmeldung läuft in zwei Minuten ab')).toBeNull();
  act(() => void vi.advanceTimersByTime(100_000));
  expect(screen.getByText('Ihre Anmeldung läuft in zwei Minuten ab')).toBeTruthy();
});

test('returns the input without scripts after the session has ended', () => {
  const values = { punkt: '12', notiz: 'Nicht verlieren', markiert: 'on' };
  show('mitglied', { formular: { template: 'ratssitzung', status: 'error', werte: values, fehler: [] } });
  expect(screen.getByRole('heading', { name: 'Ihre Anmeldung ist abgelaufen' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Notiz/).value).toBe('Nicht verlieren');
});

test('an item with a note of the member is marked, also right after saving', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof globalThis.fetch>(async () => Response.json({ id: 11, referenz: '11' }, { status: 201 })),
  );
  show('notiert');
  const item = screen.getByText('Mit Notiz').closest('li');
  expect(item?.id).toBe('punkt-11');
  const field = within(item!).getByLabelText<HTMLTextAreaElement>(/^Notiz/);
  fireEvent.change(field, { target: { value: '' } });
  await act(async () => fireEvent.submit(field.form!));
  expect(screen.queryByText('Mit Notiz')).toBeNull();
  expect(within(item!).getByText('Gemerkt')).toBeTruthy();
});

test('the agenda comes before the buttons for calendar and binder', () => {
  show('mitglied');
  const agenda = screen.getByRole('region', { name: 'Tagesordnung' });
  const binder = screen.getByRole('link', { name: /Sitzungsmappe/ });
  expect(agenda.compareDocumentPosition(binder) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
