import { expect, it } from 'vitest';
import { formatFileSize } from './format-file-size.ts';

it.each([
  [12, '1 kB'],
  [830_400, '830 kB'],
  [1_240_000, '1,2 MB'],
  [9_999_999, '10 MB'],
])('formats %d bytes as %s', (bytes, text) => {
  expect(formatFileSize(bytes).replace('\u00a0', ' ')).toBe(text);
});
