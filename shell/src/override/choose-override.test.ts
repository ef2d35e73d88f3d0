import { expect, it, vi } from 'vitest';
import { chooseOverride } from './choose-override.ts';

const MANIFEST = 'http://localhost:3100/mf-manifest.json';
const WISH = `mf-forms@${MANIFEST}`;
const COOKIE = `mf=${encodeURIComponent(WISH)}`;
const OVERRIDE = { remote: 'mf-forms', manifest: MANIFEST, origin: 'http://localhost:3100' };
const SET = 'Path=/; HttpOnly; SameSite=Lax; Secure';
const admin = async () => ['mitarbeiter', 'admin'];

const choose = (wish: string | null, headers: Parameters<typeof chooseOverride>[1] = {}, roles = admin) => {
  const query = new URLSearchParams({ seite: '2', ...(wish === null ? {} : { mf: wish }) });
  return chooseOverride(query, headers, true, roles).then((choice) => {
    expect(String(query)).toBe('seite=2');
    return choice;
  });
};

it('starts by the address, continues by the cookie and ends by an empty parameter', async () => {
  expect(await choose(WISH)).toEqual({ override: OVERRIDE, cookie: `${COOKIE}; ${SET}` });
  expect(await choose(null, { cookie: `a=b; ${COOKIE}` })).toEqual({ override: OVERRIDE });
  expect(await choose('', { cookie: COOKIE })).toEqual({
    cookie: 'mf=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
  });
  expect(await choose('')).toEqual({});
});

it('is for administrators, and the account is read only on request', async () => {
  const readRoles = vi.fn(async () => ['mitarbeiter', 'redaktion']);
  expect(await choose(null, {}, readRoles)).toEqual({});
  expect(readRoles).not.toHaveBeenCalled();
  expect(await choose(WISH, { cookie: COOKIE }, readRoles)).toEqual({});
});

it.each([
  'mf-forms@https://evil.example/mf-manifest.json',
  'mf-forms@http://localhost.evil.example/mf-manifest.json',
  'mf-forms@http://localhost@evil.example/mf-manifest.json',
  'mf-forms@//localhost/mf-manifest.json',
  'http://localhost/mf-manifest.json',
  'mf-forms@http://localhost/; script-src *',
])('takes code from the own machine only: %s', async (wish) => {
  expect(await choose(wish)).toEqual({});
});

it('is not started by a link on another site', async () => {
  expect(await choose(WISH, { 'sec-fetch-site': 'cross-site' })).toEqual({});
  expect(await choose(WISH, { 'sec-fetch-site': 'none' })).toHaveProperty('override');
});
