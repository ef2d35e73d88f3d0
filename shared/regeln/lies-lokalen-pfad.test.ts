import { expect, it } from 'vitest';
import { liesLokalenPfad } from './lies-lokalen-pfad.ts';

it.each([
  ['/intranet/archiv/?seite=2', '/intranet/archiv/?seite=2'],
  ['/', '/'],
  ['//evil.example/', null],
  ['/\\evil.example/', null],
  ['/\t/evil.example/', null],
  ['/..//evil.example/', null],
  ['https://evil.example/', null],
  ['intranet/', null],
  ['', null],
  [null, null],
])('%s → %s', (genannt, pfad) => {
  expect(liesLokalenPfad(genannt)).toBe(pfad);
});
