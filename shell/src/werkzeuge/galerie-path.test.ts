import { expect, it } from 'vitest';
import { sendsFromGalerie } from './galerie-path.ts';

it.each([
  ['POST', 'https://www.example/_shell/galerie/mf-forms/kontakt/1/', true],
  ['DELETE', 'https://www.example/_shell/galerie/mf-intranet/freigabe/1/', true],
  ['GET', 'https://www.example/_shell/galerie/mf-forms/kontakt/1/', false],
  ['POST', 'https://www.example/kontakt/', false],
  ['POST', 'https://www.example/kontakt/?von=/_shell/galerie/', false],
  ['POST', '', false],
  ['POST', 'kein Verweis', false],
])('%s from "%s"', (method, referer, expected) => {
  expect(sendsFromGalerie({ method, headers: { referer } })).toBe(expected);
});
