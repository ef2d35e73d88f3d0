import { expect, it, vi } from 'vitest';
import { Staff } from './staff.ts';

const account = { id: 1, uuid: 'a', vorname: 'Ines', nachname: 'Traub', email: 'i@b.example', pw_geaendert: true };
const get = vi.fn(async () => ({ status: 200, body: { ...account, rollen: ['mitarbeiter', 'admin'] } as unknown }));
const loggedIn = { address: '203.0.113.7', session: { authorization: 'geheim' } };

it('are recognised by the api from their session', async () => {
  expect(await new Staff({ get }, false).read(loggedIn)).toEqual(['mitarbeiter', 'admin']);
  expect(get).toHaveBeenLastCalledWith('/api/cms/intranet/konto', {
    'x-forwarded-for': '203.0.113.7',
    authorization: 'geheim',
  });
});

it.each([
  [{ status: 401, body: { title: 'Nicht angemeldet' } }],
  [{ status: 200, body: { rollen: ['admin'] } }],
  [{ status: 503, body: null }],
])('are not recognised from the response %o', async (answer) => {
  get.mockResolvedValueOnce(answer);
  expect(await new Staff({ get }, false).read(loggedIn)).toBeNull();
});

it('are checked neither for visitors nor for council members', async () => {
  get.mockClear();
  const staff = new Staff({ get }, false);
  expect(await staff.read({ ...loggedIn, session: null })).toBeNull();
  expect(await staff.read({ ...loggedIn, session: { 'ratsinfosystem-authorization': 'geheim' } })).toBeNull();
  expect(get).not.toHaveBeenCalled();
  expect(await new Staff({ get }, true).read({ ...loggedIn, session: null })).toContain('admin');
});
