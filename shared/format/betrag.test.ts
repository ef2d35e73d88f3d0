import { expect, test } from 'vitest';
import { formatBetrag } from './betrag.ts';

test('amounts are written the German way, with a space that does not break', () => {
  expect(formatBetrag(350)).toBe('3,50\u00a0€');
  expect(formatBetrag(0)).toBe('0,00\u00a0€');
  expect(formatBetrag(123_450)).toBe('1.234,50\u00a0€');
  expect(formatBetrag(-50)).toBe('-0,50\u00a0€');
});
