import { addTage } from './berliner-zeit.ts';

/** Days of the legal holidays of Baden-Württemberg (Feiertagsgesetz, § 1) that fall on the same date every year. */
const FEST: Record<string, string> = {
  '01-01': 'Neujahr',
  '01-06': 'Heilige Drei Könige',
  '05-01': 'Tag der Arbeit',
  '10-03': 'Tag der Deutschen Einheit',
  '11-01': 'Allerheiligen',
  '12-25': 'Erster Weihnachtstag',
  '12-26': 'Zweiter Weihnachtstag',
};

/** The others, by their distance from Easter Sunday in days. */
const NACH_OSTERN: Record<number, string> = {
  [-2]: 'Karfreitag',
  1: 'Ostermontag',
  39: 'Christi Himmelfahrt',
  50: 'Pfingstmontag',
  60: 'Fronleichnam',
};

/** Easter Sunday of a year of the Gregorian calendar, `YYYY-MM-DD` (Meeus, Astronomical Algorithms, chapter 8). */
function computeOstern(jahr: number): string {
  const a = jahr % 19;
  const b = Math.floor(jahr / 100);
  const c = jahr % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const l = (32 + 2 * e + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const monat = Math.floor((h + l - 7 * m + 114) / 31);
  const tag = ((h + l - 7 * m + 114) % 31) + 1;
  return `${jahr}-${String(monat).padStart(2, '0')}-${String(tag).padStart(2, '0')}`;
}

/** Name of the legal holiday of Baden-Württemberg on a calendar day `YYYY-MM-DD`; null on any other day. */
export function getFeiertag(tag: string): string | null {
  const fest = FEST[tag.slice(5)];
  if (fest) return fest;
  const ostern = computeOstern(Number(tag.slice(0, 4)));
  const beweglich = Object.entries(NACH_OSTERN).find(([tage]) => addTage(ostern, Number(tage)) === tag);
  return beweglich?.[1] ?? null;
}
