import { expect, test } from 'vitest';
import { formatIban, isIban } from './iban.ts';

test('an IBAN is valid if its check digits are, with and without spaces', () => {
  expect(['DE02120300000000202051', 'de02 1203 0000 0000 2020 51', 'AT611904300234573201'].map(isIban)).toEqual([
    true,
    true,
    true,
  ]);
  expect(
    ['DE03120300000000202051', 'DE02120300000000202015', '', 'DE02', 'DE0212030000000020205é'].map(isIban),
  ).toEqual([false, false, false, false, false]);
  expect(formatIban('DE02120300000000202051')).toBe('DE02 1203 0000 0000 2020 51');
});
