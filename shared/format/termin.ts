import { readWochentag } from '../regeln/berliner-zeit.ts';
import { formatZeitraum, type Zeitraum } from './zeitraum.ts';

/** `Sa., 05.12.2026 um 16:00 Uhr, bis 21:00 Uhr`; what takes several days begins with its first. */
export function formatTermin(termin: Zeitraum): string {
  const wochentag = readWochentag(termin.datum_von.slice(0, 10)) ?? '';
  return `${wochentag.charAt(0)}${wochentag.charAt(1).toLowerCase()}., ${formatZeitraum(termin)}`;
}
