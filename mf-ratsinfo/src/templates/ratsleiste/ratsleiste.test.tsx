import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rat } from '../../../test/ratsinfo.ts';
import { LEISTE } from '../../teile/leiste.ts';
import { ratslogin } from '../ratslogin/ratslogin.context.ts';
import Ratslogin from '../ratslogin/ratslogin.tsx';
import { ratspasswort } from '../ratspasswort/ratspasswort.context.ts';
import Ratspasswort from '../ratspasswort/ratspasswort.tsx';
import { ratsleiste } from './ratsleiste.context.ts';
import Ratsleiste from './ratsleiste.tsx';

const mitglied = {
  vorname: 'Sabine',
  nachname: 'Beck',
  pw_geaendert: true,
  letzterBesuch: '2026-03-04T18:30',
  gremien: [rat],
  notizen: [],
  sekunden: 3600,
};
const PFAD = { pfad: '/ratsinfo/' };
const show = (wer: object | null) =>
  renderBeispiel(Ratsleiste, ratsleiste, { context: { mitglied: wer }, options: {} }, PFAD);

/** As the api sets it: the profile, or nothing after the log-out. */
function setCookie(wert: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: what a reply would do
  document.cookie = `ratsinfoauth=${wert}; Path=/; Max-Age=${wert ? 3600 : 0}`;
}
const rememberProfil = (mehr: object = {}) =>
  setCookie(encodeURIComponent(JSON.stringify({ vorname: 'Jörg', nachname: 'Weiß', pw_geaendert: true, ...mehr })));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  setCookie('');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('visitors are shown the way in, members the way out and their last visit', () => {
  show(null);
  expect(screen.getByRole('link', { name: 'Anmelden' }).getAttribute('href')).toBe('/ratsinfo/login/');
  expect(document.getElementById(LEISTE)?.textContent).toContain('Für Ratsmitglieder');
  const { container } = show(mitglied);
  expect(container.textContent).toContain('Letzter Besuch: 04.03.2026 um 18:30 Uhr');
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Abmelden' });
  expect(Object.fromEntries(new FormData(form!))).toEqual({ formular: 'ratsleiste', weiter: '/ratsinfo/' });
});

test('announces the end of the log-in, and keeps it if asked to', async () => {
  const fetch = vi.fn(async () => new Response('{"sekunden":3600}'));
  vi.stubGlobal('fetch', fetch);
  show(mitglied);
  act(() => void vi.advanceTimersByTime(3_479_000));
  expect(screen.queryByRole('status')).toBeNull();
  act(() => void vi.advanceTimersByTime(1_000));
  expect(screen.getByRole('status').textContent).toContain('läuft in zwei Minuten ab');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Angemeldet bleiben' })));
  expect(fetch).toHaveBeenCalledWith('/api/cms/ratsinfo/mitglied', expect.anything());
  expect(screen.queryByRole('status')).toBeNull();
  act(() => void vi.advanceTimersByTime(3_600_000));
  expect(screen.getByRole('status').textContent).toContain('Ihre Anmeldung ist abgelaufen');
  const neu = screen.getByRole('link', { name: 'Neu anmelden' });
  expect(neu.getAttribute('href')).toBe('/ratsinfo/login/?weiter=%2Fratsinfo%2F');
  fireEvent.click(screen.getByRole('button', { name: 'Schließen' }));
  expect(screen.queryByRole('status')).toBeNull();
});

test('whoever has been logged in as long as one may be is told so', async () => {
  vi.stubGlobal('fetch', async () => new Response('{"sekunden":90}'));
  show({ ...mitglied, sekunden: 100 });
  act(() => void vi.advanceTimersByTime(1));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Angemeldet bleiben' })));
  expect(screen.getByRole('status').textContent).toContain('Bitte speichern Sie, was Sie geschrieben haben');
});

test('who was logged out meanwhile learns it when asking to stay', async () => {
  vi.stubGlobal('fetch', async () => new Response('null'));
  show({ ...mitglied, sekunden: 100 });
  act(() => void vi.advanceTimersByTime(1));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Angemeldet bleiben' })));
  expect(screen.getByRole('status').textContent).toContain('Ihre Anmeldung ist abgelaufen');
});

test('whoever has no own password yet is told so everywhere', () => {
  const neu = { context: { mitglied: { ...mitglied, pw_geaendert: false, gremien: [] } }, options: {} };
  show(neu.context.mitglied);
  expect(screen.getByRole('heading', { name: 'Bitte wählen Sie zuerst ein eigenes Passwort' })).toBeTruthy();
  renderBeispiel(Ratslogin, ratslogin, neu, PFAD);
  expect(screen.getByRole('link', { name: 'Eigenes Passwort wählen' })).toBeTruthy();
  renderBeispiel(Ratspasswort, ratspasswort, neu, PFAD);
  expect(screen.getByRole('heading', { name: 'Bitte wählen Sie ein eigenes Passwort' })).toBeTruthy();
  expect(screen.getByLabelText('Neues Passwort wiederholen', { exact: false })).toBeTruthy();
});

test('who is not logged in is sent to the log-in, and from there to where they wanted', () => {
  const niemand = { context: { mitglied: null }, options: {} };
  renderBeispiel(Ratspasswort, ratspasswort, niemand, PFAD);
  expect(screen.getByRole('link', { name: 'Zur Anmeldung' }).getAttribute('href')).toContain('weiter=');
  renderBeispiel(Ratslogin, ratslogin, niemand, { pfad: '/ratsinfo/login/', suche: '?weiter=/ratsinfo/passwort/' });
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Anmelden' });
  expect(new FormData(form!).get('weiter')).toBe('/ratsinfo/passwort/');
});

test('the log-in knows members by their cookie where the page does not', () => {
  rememberProfil();
  renderBeispiel(Ratslogin, ratslogin, { context: { mitglied: null }, options: {} }, PFAD);
  expect(screen.getByRole('heading', { name: 'Sie sind angemeldet, Jörg Weiß' })).toBeTruthy();
});

test.each([['%E0%A4%A'], ['%7B'], ['null'], ['%7B%22vorname%22%3A1%7D']])('a cookie %s is nobody', (wert) => {
  setCookie(wert);
  renderBeispiel(Ratslogin, ratslogin, { context: { mitglied: null }, options: {} }, PFAD);
  expect(screen.getByRole('button', { name: 'Anmelden' })).toBeTruthy();
});

test('who logs out in another tab is seen when coming back to this one', () => {
  rememberProfil();
  show(mitglied);
  setCookie('');
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(screen.getByText('Sie sind abgemeldet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Neu anmelden' }).getAttribute('href')).toBe(
    '/ratsinfo/login/?weiter=%2Fratsinfo%2F',
  );
  expect(screen.queryByText('Sabine Beck')).toBeNull();
});

test('needs no code for visitors', () => {
  const options = ratsleiste.options.parse({});
  const needsCode = (wer: object | null) =>
    ratsleiste.island?.only?.({ context: ratsleiste.context.parse({ mitglied: wer }), options });
  expect([needsCode(null), needsCode(mitglied)]).toEqual([false, true]);
});
