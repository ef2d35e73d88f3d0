import { expect, it } from 'vitest';
import { isLocalPath, readLocalPath } from './read-local-path.ts';

it.each([
  ['/intranet/archiv/?seite=2', '/intranet/archiv/?seite=2'],
  ['/', '/'],
  ['//evil.example/', null],
  ['/\\evil.example/', null],
  ['/\t/evil.example/', null],
  ['/\n\\evil.example/', null],
  ['/\u0000/../..//evil.example/', null],
  ['\t//evil.example/', null],
  ['/..//evil.example/', null],
  ['https://evil.example/', null],
  ['intranet/', null],
  ['', null],
  [null, null],
])('%s → %s', (named, path) => {
  expect(readLocalPath(named)).toBe(path);
});

it.each([
  ['/kontakt/', true],
  ['/kontakt/?a=1&b=%20#oeffnungszeiten', true],
  ['/straße/', true],
  ['//evil.example/', false],
  ['/\\evil.example/', false],
  ['/\t/evil.example/', false],
  ['/a/\\evil.example/', false],
  ['/a\u0007b/', false],
  ['https://evil.example/', false],
  ['#oben', false],
  ['', false],
])('%j is a local link: %s', (named, local) => {
  expect(isLocalPath(named)).toBe(local);
});
