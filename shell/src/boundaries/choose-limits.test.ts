import { expect, it, vi } from 'vitest';
import { chooseLimits } from './choose-limits.ts';

const staff = async () => ['mitarbeiter'];
const nobody = vi.fn(async () => null);

it.each([
  ['grenzen=1', undefined, { isOn: true, cookie: 'grenzen=1; Path=/; HttpOnly; SameSite=Lax; Secure' }],
  ['', 'a=b; grenzen=1', { isOn: true }],
  ['grenzen=0', 'grenzen=1', { isOn: false, cookie: 'grenzen=0; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure' }],
  ['grenzen=0', undefined, { isOn: false }],
  ['', 'grenzen=10', { isOn: false }],
])('decides for the query "%s" and the cookies %s', async (query, cookies, expected) => {
  const rest = new URLSearchParams(`seite=2&${query}`);
  expect(await chooseLimits(rest, cookies, true, staff)).toEqual(expected);
  expect(String(rest)).toBe('seite=2');
});

it('shows visitors nothing, and checks the account only on request', async () => {
  expect(await chooseLimits(new URLSearchParams(), '', true, nobody)).toEqual({ isOn: false });
  expect(nobody).not.toHaveBeenCalled();
  expect(await chooseLimits(new URLSearchParams('grenzen=1'), 'grenzen=1', true, nobody)).toEqual({ isOn: false });
});
