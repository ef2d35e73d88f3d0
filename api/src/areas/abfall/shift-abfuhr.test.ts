import { expect, it } from 'vitest';
import { shiftAbfuhr } from './shift-abfuhr.ts';

it.each([
  ['a week without holidays', '2026-11-24', '2026-11-24'],
  ['the day before a holiday', '2026-05-13', '2026-05-13'],
  ['Ascension Day, a Thursday', '2026-05-14', '2026-05-15'],
  ['the Friday after it', '2026-05-15', '2026-05-16'],
  ['Easter Monday', '2026-04-06', '2026-04-07'],
  ['the Friday after Easter Monday', '2026-04-10', '2026-04-11'],
  ['Good Friday', '2026-04-03', '2026-04-04'],
  ['Christmas Day, a Friday followed by a holiday and a Sunday', '2026-12-25', '2026-12-28'],
  ['Thursday with holidays on Thursday and Friday', '2025-12-25', '2025-12-27'],
  ['Friday with holidays on Thursday and Friday', '2025-12-26', '2025-12-29'],
  ['New Year, a Friday', '2027-01-01', '2027-01-02'],
  ['a holiday on a Sunday', '2026-11-02', '2026-11-02'],
  ['Epiphany, a Wednesday', '2027-01-06', '2027-01-07'],
])('%s', (_was, day, expected) => {
  expect(shiftAbfuhr(day)).toBe(expected);
});
