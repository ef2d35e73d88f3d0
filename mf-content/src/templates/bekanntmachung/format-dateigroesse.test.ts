import { expect, it } from 'vitest';
import { formatDateigroesse } from './format-dateigroesse.ts';

it.each([
  [12, '1 kB'],
  [830_400, '830 kB'],
  [1_240_000, '1,2 MB'],
  [9_999_999, '10 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatDateigroesse(bytes).replace('\u00a0', ' ')).toBe(text);
});
