import fc from 'fast-check';
import { expect, it } from 'vitest';
import { normalizePath } from './normalize-path.ts';

it.each([
  ['/', '/'],
  ['', '/'],
  ['/aktuelles', '/aktuelles/'],
  ['aktuelles/', '/aktuelles/'],
  ['/aktuelles/?seite=2#oben', '/aktuelles/'],
  ['/b%C3%BCrgerb%C3%BCro/', '/bürgerbüro/'],
  ['/mu\u0308ll/', '/müll/'],
])('%s is the page %s', (url, path) => {
  expect(normalizePath(url)).toBe(path);
});

it.each([
  '/../etc/passwd',
  '/a/../b/',
  '/a/./b/',
  '/a/%2e%2e/b/',
  '/a%2fb/',
  '/a%5Cb/',
  '/a\\b/',
  '//boese.example/',
  '/a//b/',
  '/a%00/',
  '/%zz/',
  '/%E0%A4%A/',
  `/${'a'.repeat(2001)}/`,
])('%s is not a page', (url) => {
  expect(normalizePath(url)).toBeNull();
});

it('is idempotent', () => {
  fc.assert(
    fc.property(fc.webPath(), (url) => {
      const path = normalizePath(url);
      fc.pre(path !== null);
      expect(path).toMatch(/^\/([^/]+\/)*$/);
      expect(normalizePath(encodeURI(path ?? ''))).toBe(path);
    }),
  );
});
