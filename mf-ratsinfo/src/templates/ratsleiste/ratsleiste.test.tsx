import { renderExample } from '@gm/shared/test/render-example';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { council } from '../../../test/ratsinfo.ts';
import { BAR } from '../../parts/bar.ts';
import { ratslogin } from '../ratslogin/ratslogin.context.ts';
import CouncilLogin from '../ratslogin/ratslogin.tsx';
import { ratspasswort } from '../ratspasswort/ratspasswort.context.ts';
import CouncilPassword from '../ratspasswort/ratspasswort.tsx';
import { ratsleiste } from './ratsleiste.context.ts';
import Ratsleiste from './ratsleiste.tsx';

const member = {
  vorname: 'Sabine',
  nachname: 'Beck',
  pw_geaendert: true,
  letzterBesuch: '2026-03-04T18:30',
  gremien: [council],
  notizen: [],
  sekunden: 3600,
};
const PATH = { pfad: '/ratsinfo/' };
const show = (who: object | null) =>
  renderExample(Ratsleiste, ratsleiste, { context: { mitglied: who }, options: {} }, PATH);

/** As set by the api: the profile, or empty after logout. */
function setCookie(value: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: what a reply would do
  document.cookie = `ratsinfoauth=${value}; Path=/; Max-Age=${value ? 3600 : 0}`;
}
const rememberProfile = (more: object = {}) =>
  setCookie(encodeURIComponent(JSON.stringify({ vorname: 'Jörg', nachname: 'Weiß', pw_geaendert: true, ...more })));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  setCookie('');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('shows visitors the login, and members the logout and their last visit', () => {
  show(null);
  expect(screen.getByRole('link', { name: 'Anmelden' }).getAttribute('href')).toBe('/ratsinfo/login/');
  expect(document.getElementById(BAR)?.textContent).toContain('Für Ratsmitglieder');
  const { container } = show(member);
  expect(container.textContent).toContain('Letzter Besuch: 04.03.2026 um 18:30 Uhr');
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Abmelden' });
  expect(Object.fromEntries(new FormData(form!))).toEqual({ formular: 'ratsleiste', weiter: '/ratsinfo/' });
});

test('warns of the end of the session and extends it on request', async () => {
  const fetch = vi.fn(async () => new Response('{"sekunden":3600}'));
  vi.stubGlobal('fetch', fetch);
  show(member);
  act(() => void vi.advanceTimersByTime(3_479_000));
  expect(screen.queryByRole('status')).toBeNull();
  act(() => void vi.advanceTimersByTime(1_000));
  expect(screen.getByRole('status').textContent).toContain('läuft in zwei Minuten ab');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Angemeldet bleiben' })));
  expect(fetch).toHaveBeenCalledWith('/api/cms/ratsinfo/mitglied', expect.anything());
  expect(screen.queryByRole('status')).toBeNull();
  act(() => void vi.advanceTimersByTime(3_600_000));
  expect(screen.getByRole('status').textContent).toContain('Ihre Anmeldung ist abgelaufen');
  const fresh = screen.getByRole('link', { name: 'Neu anmelden' });
  expect(fresh.getAttribute('href')).toBe('/ratsinfo/login/?weiter=%2Fratsinfo%2F');
  fireEvent.click(screen.getByRole('button', { name: 'Schließen' }));
  expect(screen.queryByRole('status')).toBeNull();
});

test('reports that the absolute timeout is reached', async () => {
  vi.stubGlobal('fetch', async () => new Response('{"sekunden":90}'));
  show({ ...member, sekunden: 100 });
  act(() => void vi.advanceTimersByTime(1));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Angemeldet bleiben' })));
  expect(screen.getByRole('status').textContent).toContain('Bitte speichern Sie, was Sie geschrieben haben');
});

test('reports a session that ended meanwhile when asked to extend it', async () => {
  vi.stubGlobal('fetch', async () => new Response('null'));
  show({ ...member, sekunden: 100 });
  act(() => void vi.advanceTimersByTime(1));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Angemeldet bleiben' })));
  expect(screen.getByRole('status').textContent).toContain('Ihre Anmeldung ist abgelaufen');
});

test('asks members without a password of their own to set one on every page', () => {
  const fresh = { context: { mitglied: { ...member, pw_geaendert: false, gremien: [] } }, options: {} };
  show(fresh.context.mitglied);
  expect(screen.getByRole('heading', { name: 'Bitte wählen Sie zuerst ein eigenes Passwort' })).toBeTruthy();
  renderExample(CouncilLogin, ratslogin, fresh, PATH);
  expect(screen.getByRole('link', { name: 'Eigenes Passwort wählen' })).toBeTruthy();
  renderExample(CouncilPassword, ratspasswort, fresh, PATH);
  expect(screen.getByRole('heading', { name: 'Bitte wählen Sie ein eigenes Passwort' })).toBeTruthy();
  expect(screen.getByLabelText('Neues Passwort wiederholen', { exact: false })).toBeTruthy();
});

test('redirects to the login and back to the requested page', () => {
  const nobody = { context: { mitglied: null }, options: {} };
  renderExample(CouncilPassword, ratspasswort, nobody, PATH);
  expect(screen.getByRole('link', { name: 'Zur Anmeldung' }).getAttribute('href')).toContain('weiter=');
  renderExample(CouncilLogin, ratslogin, nobody, { pfad: '/ratsinfo/login/', suche: '?weiter=/ratsinfo/passwort/' });
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Anmelden' });
  expect(new FormData(form!).get('weiter')).toBe('/ratsinfo/passwort/');
});

test('recognises members by their cookie if the page does not know them', () => {
  rememberProfile();
  renderExample(CouncilLogin, ratslogin, { context: { mitglied: null }, options: {} }, PATH);
  expect(screen.getByRole('heading', { name: 'Sie sind angemeldet, Jörg Weiß' })).toBeTruthy();
});

test.each([['%E0%A4%A'], ['%7B'], ['null'], ['%7B%22vorname%22%3A1%7D']])('ignores a cookie %s', (value) => {
  setCookie(value);
  renderExample(CouncilLogin, ratslogin, { context: { mitglied: null }, options: {} }, PATH);
  expect(screen.getByRole('button', { name: 'Anmelden' })).toBeTruthy();
});

test('notices a logout in another tab on return', () => {
  rememberProfile();
  show(member);
  setCookie('');
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(screen.getByText('Sie sind abgemeldet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Neu anmelden' }).getAttribute('href')).toBe(
    '/ratsinfo/login/?weiter=%2Fratsinfo%2F',
  );
  expect(screen.queryByText('Sabine Beck')).toBeNull();
});

test('loads no code for visitors', () => {
  const options = ratsleiste.options.parse({});
  const needsCode = (who: object | null) =>
    ratsleiste.island?.only?.({ context: ratsleiste.context.parse({ mitglied: who }), options });
  expect([needsCode(null), needsCode(member)]).toEqual([false, true]);
});
