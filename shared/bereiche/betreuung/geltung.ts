import { readBerlinerZeit } from '../../regeln/berliner-zeit.ts';

/**
 * First and last day from which a request about core-time childcare may hold: today to 31 December of next year
 * (requirement B-6), as `YYYY-MM-DD`.
 */
export function getGeltung(jetzt = new Date()): { min: string; max: string } {
  const { tag } = readBerlinerZeit(jetzt);
  return { min: tag, max: `${Number(tag.slice(0, 4)) + 1}-12-31` };
}
