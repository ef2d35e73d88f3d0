import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amount } from '../schemas/pieces.ts';
import { type Cents, formatCents, multiplyCents, sumCents, toCents, toEuro, writeEuro } from './amount.ts';

const MAX = 9_999;
const cents = fc.integer({ min: 0, max: MAX * 100 }).map((count) => count as Cents);
const read = (text: string) => toCents(amount('Kein Preis', { max: MAX }).parse(text));

test('amounts use German notation, with a non-breaking space', () => {
  expect(formatCents(toCents(3.5))).toBe('3,50\u00a0€');
  expect(formatCents(toCents(0))).toBe('0,00\u00a0€');
  expect(formatCents(toCents(1_234.5))).toBe('1.234,50\u00a0€');
  expect(formatCents(toCents(-0.5))).toBe('-0,50\u00a0€');
});

test('converting euros to cents and back loses nothing', () => {
  fc.assert(
    fc.property(cents, (amount) => {
      expect(toCents(toEuro(amount))).toBe(amount);
    }),
  );
});

test('written and formatted amounts are read as the same amount', () => {
  fc.assert(
    fc.property(cents, (amount) => {
      expect(read(writeEuro(amount))).toBe(amount);
      expect(read(formatCents(amount))).toBe(amount);
    }),
  );
});

test('sums and multiples stay whole cents', () => {
  fc.assert(
    fc.property(fc.array(cents, { maxLength: 60 }), fc.nat(100), (amounts, count) => {
      const sum = sumCents(amounts);
      expect(Number.isInteger(sum)).toBe(true);
      expect(sumCents(Array.from({ length: count }, () => sum))).toBe(multiplyCents(sum, count));
    }),
  );
});
