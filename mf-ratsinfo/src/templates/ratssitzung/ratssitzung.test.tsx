import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { sitzung } from '../../../test/ratsinfo.ts';
import { beispiele } from './ratssitzung.beispiele.ts';
import { ratssitzung } from './ratssitzung.context.ts';
import Ratssitzung from './ratssitzung.tsx';

const show = (name: keyof typeof beispiele, seite: object = {}) =>
  renderBeispiel(Ratssitzung, ratssitzung, beispiele[name], { pfad: '/ratsinfo/sitzungen/4/', ...seite });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  sessionStorage.clear();
});

test('an item says what became of it, who voted how, and leads to its paper and files', () => {
  show('mitglied');
  const teil = within(screen.getByRole('region', { name: 'Tagesordnung' }));
  expect(teil.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Spielplatz']);
  expect(teil.getByRole('link', { name: 'Beschlussvorlage 2026/005' }).getAttribute('href')).toBe(
    '/ratsinfo/vorlagen/5/',
  );
  expect(teil.getByText('mehrheitlich beschlossen')).toBeTruthy();
  expect(teil.getByRole('list', { name: 'Abstimmung' }).textContent).toBe('Ja: 17Nein: 4Enthaltung: 1');
  expect(teil.getByRole('link', { name: 'Herunterladen: Lageplan' }).getAttribute('href')).toBe(
    '/api/ratsinfo/dateien/7/lageplan.pdf?download=1',
  );
  expect(teil.getByTitle('Lageplan').getAttribute('loading')).toBe('lazy');
});

test('what is not public stands apart and is marked', () => {
  show('mitglied');
  expect(within(screen.getByRole('region', { name: 'Nichtöffentlicher Teil' })).getByText('Grundstück')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Unterlagen' })).getByText('nichtöffentlich')).toBeTruthy();
});

test('says that it is cancelled, and that there is no agenda yet', () => {
  show('abgesagt');
  expect(screen.getByRole('heading', { name: 'Diese Sitzung ist abgesagt' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Noch keine Tagesordnung' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Unterlagen' })).toBeNull();
});

test('visitors can take the meeting along, but have nothing to note', () => {
  show('mitglied');
  expect(screen.getByRole('link', { name: /Sitzungsmappe/ }).getAttribute('href')).toBe(sitzung.mappeURL);
  expect(screen.queryByText('Merken oder Notiz schreiben')).toBeNull();
});

test('a member keeps a note; what was typed outlives a log-in that has ended', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('{}', { status: 401 }));
  vi.stubGlobal('fetch', fetch);
  const { unmount } = show('notiert');
  const feld = screen.getByLabelText<HTMLTextAreaElement>(/^Notiz/);
  expect(feld.value).toBe('Kosten?');
  expect(Object.fromEntries(new FormData(feld.form!))).toEqual({
    formular: 'ratssitzung',
    punkt: '11',
    markiert: 'on',
    notiz: 'Kosten?',
  });
  fireEvent.change(feld, { target: { value: 'Kosten und Fristen?' } });
  await act(async () => fireEvent.submit(feld.form!));
  expect(screen.getByRole('link', { name: 'Neu anmelden (neuer Tab)' })).toBeTruthy();
  unmount();
  show('notiert');
  const wieder = screen.getByLabelText<HTMLTextAreaElement>(/^Notiz/);
  expect(wieder.value).toBe('Kosten und Fristen?');
  fetch.mockResolvedValue(new Response('{}', { status: 201 }));
  await act(async () => fireEvent.submit(wieder.form!));
  expect(screen.getByText('Gespeichert')).toBeTruthy();
  expect(sessionStorage).toHaveLength(0);
});

test('a note that is kept keeps the log-in alive: its end is not announced too early', async () => {
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

test('without scripts an ended log-in brings the text back, too', () => {
  const werte = { punkt: '12', notiz: 'Nicht verlieren', markiert: 'on' };
  show('mitglied', { formular: { template: 'ratssitzung', status: 'error', werte, fehler: [] } });
  expect(screen.getByRole('heading', { name: 'Ihre Anmeldung ist abgelaufen' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Notiz/).value).toBe('Nicht verlieren');
});
