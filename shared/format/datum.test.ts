import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDatum, formatDatumBereich, formatUhrzeit } from './datum.ts';

test('a calendar day is written DD.MM.YYYY', () => {
  expect(formatDatum('2026-03-09')).toBe('09.03.2026');
  expect(formatDatum('2026-03-09T08:00:00')).toBe('09.03.2026');
});

test('what is no day is shown as it came', () => {
  expect(formatDatum('demnächst')).toBe('demnächst');
  expect(formatDatum('')).toBe('');
});

test('every day keeps its figures', () => {
  const tage = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(tage, (datum) => {
      const tag = datum.toISOString().slice(0, 10);
      expect(formatDatum(tag).split('.').reverse().join('-')).toBe(tag);
    }),
  );
});

test('a range names both days, a single day once', () => {
  expect(formatDatumBereich('2026-12-24', '2027-01-06')).toBe('24.12.2026 – 06.01.2027');
  expect(formatDatumBereich('2026-12-24', '2026-12-24T18:00')).toBe('24.12.2026');
});

test('a time is written HH:mm Uhr', () => {
  expect(formatUhrzeit('09:05')).toBe('09:05 Uhr');
  expect(formatUhrzeit('9:05:00')).toBe('09:05 Uhr');
  expect(formatUhrzeit('abends')).toBe('abends');
});
