import { renderExample } from '@gm/shared/test/render-example';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { passwortAendern } from './passwort-aendern.context.ts';
import PasswordChangePage from './passwort-aendern.tsx';

const MESSAGE = 'Bitte geben Sie den Code aus Ihrer Authenticator-App an.';

afterEach(() => vi.unstubAllGlobals());

test('asks for the code if the account has a second factor, and keeps the input', async () => {
  const rejected = { title: '', status: 422, detail: MESSAGE, errors: [{ feld: 'code', meldung: MESSAGE }] };
  const fetch = vi
    .fn()
    .mockResolvedValueOnce(new Response(JSON.stringify(rejected), { status: 422 }))
    .mockResolvedValueOnce(new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', fetch);
  renderExample(PasswordChangePage, passwortAendern, { context: {}, options: {} }, { pfad: '/intranet/passwort/' });
  expect(screen.queryByLabelText('Sicherheitscode', { exact: false })).toBeNull();
  fireEvent.change(screen.getByLabelText('Bisheriges Passwort', { exact: false }), { target: { value: 'alt' } });
  fireEvent.change(screen.getByLabelText('Neues Passwort', { exact: false }), { target: { value: 'neu' } });
  fireEvent.click(screen.getByRole('button', { name: 'Passwort ändern' }));
  const code = await screen.findByLabelText('Sicherheitscode', { exact: false });
  expect(screen.getByText(MESSAGE)).toBeTruthy();
  expect(code.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(code, { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: 'Passwort ändern' }));
  await screen.findByText('Ihr Passwort ist geändert');
  const [, { body }] = fetch.mock.calls[1] as [string, { body: string }];
  expect(JSON.parse(body)).toMatchObject({ passwort_alt: 'alt', passwort_neu: 'neu', code: '123456' });
});
