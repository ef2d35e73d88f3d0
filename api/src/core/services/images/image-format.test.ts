import { expect, it } from 'vitest';
import { chooseFormat } from './image-format.ts';

it.each([
  ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif'],
  ['image/webp,image/avif,video/*;q=0.8', 'avif'],
  ['image/webp,image/png,image/*;q=0.8', 'webp'],
  ['IMAGE/AVIF ; q=0.5', 'avif'],
  ['image/avif;q=0, image/webp', 'webp'],
  ['image/avif;q=0.000,image/webp;q=0.0', 'jpeg'],
  ['*/*', 'jpeg'],
  ['image/*', 'jpeg'],
  ['text/html', 'jpeg'],
  [',;,=', 'jpeg'],
  ['', 'jpeg'],
  [undefined, 'jpeg'],
])('answers %s with %s', (accept, format) => {
  expect(chooseFormat(accept)).toBe(format);
});
