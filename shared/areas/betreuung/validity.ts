import { readBerlinTime } from '../../rules/berlin-time.ts';

/**
 * First and last day on which a request about core-time care may take effect: today to 31 December of next year
 * (requirement B-6), as `YYYY-MM-DD`.
 */
export function getValidity(now = new Date()): { min: string; max: string } {
  const { tag: day } = readBerlinTime(now);
  return { min: day, max: `${Number(day.slice(0, 4)) + 1}-12-31` };
}
