import { expect, it, vi } from 'vitest';
import { findEntryForm } from './find-entry-form.ts';

const entry = { href: '/intranet/redaktion/inhalt-seite/?id=wald', stand: 'Veröffentlicht' };
const staff = { address: '203.0.113.7', session: { authorization: 'geheim' } };
const route = { pageLayout: 'default' as const };
const createApi = (reply = { status: 200, body: { eintrag: entry } as unknown }) => ({
  get: vi.fn(() => Promise.resolve(reply)),
});

it('leads staff to the form of the page, and the form back to the page', async () => {
  const api = createApi();
  expect(await findEntryForm('/natur/wald/', route, staff, api)).toEqual({
    href: '/intranet/redaktion/inhalt-seite/?id=wald&von=%2Fnatur%2Fwald%2F',
    stand: 'Veröffentlicht',
  });
  expect(api.get).toHaveBeenCalledWith('/api/intranet/redaktion/zur-seite?pfad=%2Fnatur%2Fwald%2F', {
    'x-forwarded-for': '203.0.113.7',
    authorization: 'geheim',
  });
});

it.each([
  ['a visitor', '/natur/', route, { ...staff, session: null }],
  ['a council member', '/natur/', route, { ...staff, session: { 'ratsinfosystem-authorization': 'geheim' } }],
  ['the work area', '/intranet/', { pageLayout: 'arbeit' as const }, staff],
  ['a preview', '/vorschau/abc/', route, staff],
])('asks nothing for %s', async (_, path, page, visitor) => {
  const api = createApi();
  expect(await findEntryForm(path, page, visitor, api)).toBeNull();
  expect(api.get).not.toHaveBeenCalled();
});

it('costs the page nothing when the call is refused, malformed or lost', async () => {
  for (const reply of [
    { status: 403, body: {} },
    { status: 200, body: { eintrag: null } },
    { status: 200, body: 'x' },
  ]) {
    expect(await findEntryForm('/natur/', route, staff, createApi(reply))).toBeNull();
  }
  const get = () => Promise.reject(new Error('lost'));
  expect(await findEntryForm('/natur/', route, staff, { get })).toBeNull();
});
