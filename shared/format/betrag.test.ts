import fc from 'fast-check';
import { expect, test } from 'vitest';
import { betrag } from '../schemas/bausteine.ts';
import { type Cents, formatCents, multiplyCents, sumCents, toCents, toEuro, writeEuro } from './betrag.ts';

const MAX = 9_999;
const cents = fc.integer({ min: 0, max: MAX * 100 }).map((anzahl) => anzahl as Cents);
const read = (text: string) => toCents(betrag('Kein Preis', { max: MAX }).parse(text));

test('amounts are written the German way, with a space that does not break', () => {
  expect(formatCents(toCents(3.5))).toBe('3,50\u00a0€');
  expect(formatCents(toCents(0))).toBe('0,00\u00a0€');
  expect(formatCents(toCents(1_234.5))).toBe('1.234,50\u00a0€');
  expect(formatCents(toCents(-0.5))).toBe('-0,50\u00a0€');
});

test('euros of the wire lose no cent, there and back', () => {
  fc.assert(
    fc.property(cents, (betrag) => {
      expect(toCents(toEuro(betrag))).toBe(betrag);
    }),
  );
});

test('what is written into a control or shown is read as the same amount', () => {
  fc.assert(
    fc.property(cents, (betrag) => {
      expect(read(writeEuro(betrag))).toBe(betrag);
      expect(read(formatCents(betrag))).toBe(betrag);
    }),
  );
});

test('sums and multiples stay whole cents', () => {
  fc.assert(
    fc.property(fc.array(cents, { maxLength: 60 }), fc.nat(100), (betraege, anzahl) => {
      const summe = sumCents(betraege);
      expect(Number.isInteger(summe)).toBe(true);
      expect(sumCents(Array.from({ length: anzahl }, () => summe))).toBe(multiplyCents(summe, anzahl));
    }),
  );
});
