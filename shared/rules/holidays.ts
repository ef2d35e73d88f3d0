import { addDays } from './berlin-time.ts';

/** Legal holidays of Baden-Württemberg (Feiertagsgesetz, § 1) with a fixed date. */
const FIXED: Record<string, string> = {
  '01-01': 'Neujahr',
  '01-06': 'Heilige Drei Könige',
  '05-01': 'Tag der Arbeit',
  '10-03': 'Tag der Deutschen Einheit',
  '11-01': 'Allerheiligen',
  '12-25': 'Erster Weihnachtstag',
  '12-26': 'Zweiter Weihnachtstag',
};

/** Movable holidays, by their distance from Easter Sunday in days. */
const AFTER_OSTERN: Record<number, string> = {
  [-2]: 'Karfreitag',
  1: 'Ostermontag',
  39: 'Christi Himmelfahrt',
  50: 'Pfingstmontag',
  60: 'Fronleichnam',
};

/** Easter Sunday of a year of the Gregorian calendar, `YYYY-MM-DD` (Meeus, Astronomical Algorithms, chapter 8). */
function computeOstern(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const l = (32 + 2 * e + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Name of the legal holiday of Baden-Württemberg on a calendar day `YYYY-MM-DD`; null on other days. */
export function getHoliday(day: string): string | null {
  const fixed = FIXED[day.slice(5)];
  if (fixed) return fixed;
  const ostern = computeOstern(Number(day.slice(0, 4)));
  const movable = Object.entries(AFTER_OSTERN).find(([days]) => addDays(ostern, Number(days)) === day);
  return movable?.[1] ?? null;
}
