import { expect, test } from 'vitest';
import { formatCount } from './count.ts';

test.each([
  [0, '0 Kinder'],
  [1, '1 Kind'],
  [2, '2 Kinder'],
  [1200, '1.200 Kinder'],
])('formats %i as %s', (count, text) => expect(formatCount(count, 'Kind', 'Kinder')).toBe(text));
