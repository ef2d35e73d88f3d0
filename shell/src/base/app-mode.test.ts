import { describe, expect, it } from 'vitest';
import { formatAppCookie, hasAppCookie, takeHomescreen } from './app-mode.ts';

describe('the cookie', () => {
  it.each<[string | undefined, boolean]>([
    ['isApp=1', true],
    ['andere=2; isApp=1; dritte=3', true],
    ['isApp=0', false],
    ['isApp=11', false],
    ['nichtisApp=1', false],
    ['x=isApp=1', false],
    [undefined, false],
  ])('%s means app mode: %s', (cookies, app) => {
    expect(hasAppCookie(cookies)).toBe(app);
  });

  it('lasts until the browser is closed, and ends at once when the visitor leaves app mode', () => {
    expect(formatAppCookie(true, false)).toBe('isApp=1; Path=/; SameSite=Lax');
    expect(formatAppCookie(false, true)).toBe('isApp=0; Path=/; Max-Age=0; SameSite=Lax; Secure');
  });
});

it.each<[string, boolean | null, string]>([
  ['homescreen=1&seite=2', true, 'seite=2'],
  ['homescreen', true, ''],
  ['homescreen=0', false, ''],
  ['seite=2', null, 'seite=2'],
])('?%s: %s, and ?%s remains of the query', (text, expected, rest) => {
  const query = new URLSearchParams(text);
  expect(takeHomescreen(query)).toBe(expected);
  expect(query.toString()).toBe(rest);
});
