import { readWeekday } from '../rules/berlin-time.ts';
import { formatPeriod, type Period } from './period.ts';

/** `Sa., 05.12.2026 um 16:00 Uhr, bis 21:00 Uhr`; with the weekday of the first day. */
export function formatTermin(termin: Period): string {
  const weekday = readWeekday(termin.datum_von.slice(0, 10)) ?? '';
  return `${weekday.charAt(0)}${weekday.charAt(1).toLowerCase()}., ${formatPeriod(termin)}`;
}
