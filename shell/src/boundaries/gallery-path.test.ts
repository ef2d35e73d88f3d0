import { expect, it } from 'vitest';
import { sendsFromGallery } from './gallery-path.ts';

it.each([
  ['POST', 'https://www.example/_shell/gallery/mf-forms/kontakt/1/', true],
  ['DELETE', 'https://www.example/_shell/gallery/mf-intranet/freigabe/1/', true],
  ['GET', 'https://www.example/_shell/gallery/mf-forms/kontakt/1/', false],
  ['POST', 'https://www.example/kontakt/', false],
  ['POST', 'https://www.example/kontakt/?von=/_shell/gallery/', false],
  ['POST', '', false],
  ['POST', 'kein Verweis', false],
])('returns %s for "%s"', (method, referer, expected) => {
  expect(sendsFromGallery({ method, headers: { referer } })).toBe(expected);
});
