import fc from 'fast-check';
import { expect, it } from 'vitest';
import { normalizePfad } from './normalize-pfad.ts';

it.each([
  ['/', '/'],
  ['', '/'],
  ['/aktuelles', '/aktuelles/'],
  ['aktuelles/', '/aktuelles/'],
  ['/aktuelles/?seite=2#oben', '/aktuelles/'],
  ['/b%C3%BCrgerb%C3%BCro/', '/bürgerbüro/'],
  ['/mu\u0308ll/', '/müll/'],
])('%s is the page %s', (url, pfad) => {
  expect(normalizePfad(url)).toBe(pfad);
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
])('%s is no page', (url) => {
  expect(normalizePfad(url)).toBeNull();
});

it('says the same of a path it has named itself', () => {
  fc.assert(
    fc.property(fc.webPath(), (url) => {
      const pfad = normalizePfad(url);
      fc.pre(pfad !== null);
      expect(pfad).toMatch(/^\/([^/]+\/)*$/);
      expect(normalizePfad(encodeURI(pfad ?? ''))).toBe(pfad);
    }),
  );
});
