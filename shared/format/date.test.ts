import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDate, formatTimeOfDay } from './date.ts';

test('formats a calendar day as DD.MM.YYYY', () => {
  expect(formatDate('2026-03-09')).toBe('09.03.2026');
  expect(formatDate('2026-03-09T08:00:00')).toBe('09.03.2026');
});

test('returns invalid dates unchanged', () => {
  expect(formatDate('demnächst')).toBe('demnächst');
  expect(formatDate('')).toBe('');
});

test('keeps the digits of every day', () => {
  const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (date) => {
      const tag = date.toISOString().slice(0, 10);
      expect(formatDate(tag).split('.').reverse().join('-')).toBe(tag);
    }),
  );
});

test('formats a time as HH:mm Uhr', () => {
  expect(formatTimeOfDay('09:05')).toBe('09:05 Uhr');
  expect(formatTimeOfDay('9:05:00')).toBe('09:05 Uhr');
  expect(formatTimeOfDay('abends')).toBe('abends');
});
