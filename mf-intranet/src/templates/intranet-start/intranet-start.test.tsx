import { renderExample } from '@gm/shared/test/render-example';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { intranetStart } from './intranet-start.context.ts';
import { examples } from './intranet-start.examples.ts';
import IntranetStart from './intranet-start.tsx';

const show = (search = '') =>
  renderExample(IntranetStart, intranetStart, examples.besuch, { pfad: '/intranet/', suche: search });
const answer = (status: number, body: object) => {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { exact: false }), { target: { value } });
const send = () => fireEvent.submit(screen.getByRole<HTMLButtonElement>('button', { name: 'Anmelden' }).form!);

test('without a script it posts to its own page, which redirects to the requested one', () => {
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

test('leads council members to their own log-in', () => {
  show();
  const link = screen.getByRole('link', { name: 'Zur Anmeldung im Ratsinformationssystem' });
  expect(link.getAttribute('href')).toBe('/ratsinfo/login/');
});

test('does not redirect to other hosts', () => {
  show('?weiter=%2F%2Fevil.example%2F');
  expect(document.querySelector<HTMLInputElement>('[name=weiter]')?.value).toBe('/intranet/');
});

test('posts exactly the login data to the login call', async () => {
  const fetch = answer(401, { errors: [{ feld: 'passwort', meldung: 'E-Mail-Adresse oder Passwort ist falsch.' }] });
  show();
  fill('E-Mail-Adresse', 'ina@rathaus.example');
  fill('Passwort', 'falsch');
  send();
  const password = await screen.findByLabelText('Passwort', { exact: false, selector: '[aria-invalid]' });
  await waitFor(() => expect(document.activeElement).toBe(password));
  expect(screen.getByText('E-Mail-Adresse oder Passwort ist falsch.')).toBeTruthy();
  expect((screen.getByLabelText('E-Mail-Adresse', { exact: false }) as HTMLInputElement).value).toBe(
    'ina@rathaus.example',
  );
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toBe('/api/cms/login');
  expect(JSON.parse(String(init?.body))).toMatchObject({ email: 'ina@rathaus.example', passwort: 'falsch' });
});

test('asks for the second factor only if the account has one', async () => {
  answer(401, { errors: [{ feld: 'code', meldung: 'Bitte geben Sie den Code aus Ihrer App an.' }] });
  show();
  expect(screen.queryByLabelText('Sicherheitscode', { exact: false })).toBeNull();
  send();
  expect(await screen.findByLabelText('Sicherheitscode', { exact: false })).toBeTruthy();
});

test('reports a missing response and keeps the input', async () => {
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

test('shows the latest news to staff and marks new ones', () => {
  renderExample(IntranetStart, intranetStart, examples.angemeldet);
  expect(screen.getByRole('link', { name: 'Wartung' }).getAttribute('href')).toBe('/intranet/it/7/');
  expect(screen.getByText('Neu')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Anmelden' })).toBeNull();
});

test('shows open tasks with their number and what is overdue', () => {
  renderExample(IntranetStart, intranetStart, examples.angemeldet);
  const tasks = within(screen.getByRole('region', { name: 'Ihre Aufgaben' }));
  const [first, second] = tasks.getAllByRole('listitem');
  expect(first?.textContent).toContain('12Freigaben');
  expect(first?.textContent).toContain('3 überfällig');
  expect(second?.textContent).not.toContain('überfällig');
  expect(tasks.getByRole('link', { name: 'Freigaben' }).getAttribute('href')).toBe('/intranet/freigaben/');
});

test('says to who may have tasks that there are none, and nothing to everybody else', () => {
  const { context, options } = examples.angemeldet;
  const none = { ...context, aufgaben: { data: [] } };
  const { unmount } = renderExample(IntranetStart, intranetStart, { context: none, options });
  expect(screen.queryByText('Ihre Aufgaben')).toBeNull();
  unmount();
  const konto = { ...context.konto, rollen: ['mitarbeiter', 'redaktion'] };
  renderExample(IntranetStart, intranetStart, { context: { ...none, konto }, options });
  expect(screen.getByText('Zurzeit wartet nichts auf Sie.')).toBeTruthy();
});

test('shows editors a link to pages that no longer match their templates', () => {
  const { context, options } = examples.angemeldet;
  const account = { ...context.konto, unpassende: 2 };
  renderExample(IntranetStart, intranetStart, { context: { ...context, konto: account }, options });
  const link = screen.getByRole('link', { name: '2 Seiten passen nicht mehr zu ihren Vorlagen' });
  expect(link.getAttribute('href')).toBe('/intranet/redaktion/inhalte/?ansicht=unpassend');
});
