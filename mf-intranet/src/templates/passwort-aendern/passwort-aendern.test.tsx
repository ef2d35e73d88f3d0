import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { passwortAendern } from './passwort-aendern.context.ts';
import PasswortAendernSeite from './passwort-aendern.tsx';

const MELDUNG = 'Bitte geben Sie den Code aus Ihrer Authenticator-App an.';

afterEach(() => vi.unstubAllGlobals());

test('fragt nach dem Code, wo das Konto einen zweiten Faktor hat, und behält, was eingegeben ist', async () => {
  const abgelehnt = { title: '', status: 422, detail: MELDUNG, errors: [{ feld: 'code', meldung: MELDUNG }] };
  const fetch = vi
    .fn()
    .mockResolvedValueOnce(new Response(JSON.stringify(abgelehnt), { status: 422 }))
    .mockResolvedValueOnce(new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', fetch);
  renderBeispiel(PasswortAendernSeite, passwortAendern, { context: {}, options: {} }, { pfad: '/intranet/passwort/' });
  expect(screen.queryByLabelText('Sicherheitscode', { exact: false })).toBeNull();
  fireEvent.change(screen.getByLabelText('Bisheriges Passwort', { exact: false }), { target: { value: 'alt' } });
  fireEvent.change(screen.getByLabelText('Neues Passwort', { exact: false }), { target: { value: 'neu' } });
  fireEvent.click(screen.getByRole('button', { name: 'Passwort ändern' }));
  const code = await screen.findByLabelText('Sicherheitscode', { exact: false });
  expect(screen.getByText(MELDUNG)).toBeTruthy();
  expect(code.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(code, { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: 'Passwort ändern' }));
  await screen.findByText('Ihr Passwort ist geändert');
  const [, { body }] = fetch.mock.calls[1] as [string, { body: string }];
  expect(JSON.parse(body)).toMatchObject({ passwort_alt: 'alt', passwort_neu: 'neu', code: '123456' });
});
