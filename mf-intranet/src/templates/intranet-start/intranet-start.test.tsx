import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { beispiele } from './intranet-start.beispiele.ts';
import { intranetStart } from './intranet-start.context.ts';
import IntranetStart from './intranet-start.tsx';

const show = (suche = '') =>
  renderBeispiel(IntranetStart, intranetStart, beispiele.besuch, { pfad: '/intranet/', suche });
const answer = (status: number, body: object) => {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};
const fill = (label: string, wert: string) =>
  fireEvent.change(screen.getByLabelText(label, { exact: false }), { target: { value: wert } });
const send = () => fireEvent.submit(screen.getByRole<HTMLButtonElement>('button', { name: 'Anmelden' }).form!);

test('ohne Skript ist es ein Formular an die eigene Seite, das dahin führt, wo man hinwollte', () => {
  show('?weiter=%2Fintranet%2Farchiv%2F');
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Anmelden' });
  expect(form?.method).toBe('post');
  expect(Object.fromEntries(new FormData(form!))).toEqual({
    formular: 'intranet-start',
    weiter: '/intranet/archiv/',
    email: '',
    passwort: '',
  });
  expect(screen.getByText(/ist die Anmeldung abgelaufen oder Ihr Konto gesperrt/)).toBeTruthy();
});

test('eine fremde Adresse führt nirgendwohin', () => {
  show('?weiter=%2F%2Fevil.example%2F');
  expect(document.querySelector<HTMLInputElement>('[name=weiter]')?.value).toBe('/intranet/');
});

test('sendet die Angaben genau an den Aufruf der Anmeldung', async () => {
  const fetch = answer(401, { errors: [{ feld: 'passwort', meldung: 'E-Mail-Adresse oder Passwort ist falsch.' }] });
  show();
  fill('E-Mail-Adresse', 'ina@rathaus.example');
  fill('Passwort', 'falsch');
  send();
  const passwort = await screen.findByLabelText('Passwort', { exact: false, selector: '[aria-invalid]' });
  await waitFor(() => expect(document.activeElement).toBe(passwort));
  expect(screen.getByText('E-Mail-Adresse oder Passwort ist falsch.')).toBeTruthy();
  expect((screen.getByLabelText('E-Mail-Adresse', { exact: false }) as HTMLInputElement).value).toBe(
    'ina@rathaus.example',
  );
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toBe('/api/cms/login');
  expect(JSON.parse(String(init?.body))).toMatchObject({ email: 'ina@rathaus.example', passwort: 'falsch' });
});

test('fragt nach dem zweiten Faktor erst, wenn das Konto einen hat', async () => {
  answer(401, { errors: [{ feld: 'code', meldung: 'Bitte geben Sie den Code aus Ihrer App an.' }] });
  show();
  expect(screen.queryByLabelText('Sicherheitscode', { exact: false })).toBeNull();
  send();
  expect(await screen.findByLabelText('Sicherheitscode', { exact: false })).toBeTruthy();
});

test('sagt, wenn niemand antwortet, und behält die Angaben', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.reject(new Error('offline'))),
  );
  show();
  fill('E-Mail-Adresse', 'ina@rathaus.example');
  send();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Die Anmeldung hat nicht geklappt'));
  expect((screen.getByLabelText('E-Mail-Adresse', { exact: false }) as HTMLInputElement).value).toBe(
    'ina@rathaus.example',
  );
});

test('wer angemeldet ist, sieht das Neueste und was davon neu ist', () => {
  renderBeispiel(IntranetStart, intranetStart, beispiele.angemeldet);
  expect(screen.getByRole('link', { name: 'Wartung' }).getAttribute('href')).toBe('/intranet/it/7/');
  expect(screen.getByText('Neu')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Anmelden' })).toBeNull();
});

test('wer Seiten bearbeiten darf, kommt von hier zu denen, die nicht mehr passen', () => {
  const { context, options } = beispiele.angemeldet;
  const konto = { ...context.konto, unpassende: 2 };
  renderBeispiel(IntranetStart, intranetStart, { context: { ...context, konto }, options });
  const link = screen.getByRole('link', { name: '2 Seiten passen nicht mehr zu ihren Vorlagen' });
  expect(link.getAttribute('href')).toBe('/intranet/redaktion/inhalte/?ansicht=unpassend');
});
