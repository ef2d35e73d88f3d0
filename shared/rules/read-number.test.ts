import { expect, test } from 'vitest';
import { readNumber } from './read-number.ts';

test.each([
  ['3', 3],
  [' 3,50 ', 3.5],
  ['3.5', 3.5],
  ['1.234,50', 1234.5],
  ['1.234', 1234],
  ['0.005', 0.005],
  ['-0.125', -0.125],
  ['12 €', 12],
  ['-2', -2],
  ['0', 0],
])('%j is %d', (text, figure) => {
  expect(readNumber(text)).toBe(figure);
});

test.each(['', 'drei', '3,5,5', '1e5', 'Infinity', '0x10', '3 4', ',5', '3,'])('%j is invalid', (text) => {
  expect(readNumber(text)).toBeNull();
});
