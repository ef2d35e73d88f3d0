const SHAPES = [
  /^(?<tag>\d{1,2})\s*[.,/-]\s*(?<monat>\d{1,2})\s*[.,/-]\s*(?<jahr>\d{4}|\d{2})$/,
  /^(?<tag>\d{1,2})\s+(?<monat>\d{1,2})\s+(?<jahr>\d{4})$/,
  /^(?<tag>\d{2})(?<monat>\d{2})(?<jahr>\d{4})$/,
  /^(?<jahr>\d{4})-(?<monat>\d{2})-(?<tag>\d{2})$/,
];

/** Short years lie at most this far ahead, so that birthdays stay in the past. */
const YEARS_AHEAD = 10;

/** `26` → `2026`, `64` → `1964`. */
function completeYear(year: string): string {
  if (year.length === 4) return year;
  return Number(`20${year}`) <= new Date().getFullYear() + YEARS_AHEAD ? `20${year}` : `19${year}`;
}

/**
 * A date as typed (`3.5.2019`, `3.5.19`, `03052019`, `3 5 2019`) or in ISO notation (`2019-05-03`) → `2019-05-03`. Null for
 * anything else, including nonexistent days (31.02.).
 */
export function readDate(text: string): string | null {
  const input = text.trim();
  for (const form of SHAPES) {
    const { tag: day, monat: month, jahr: year } = form.exec(input)?.groups ?? {};
    if (!day || !month || !year) continue;
    const iso = `${completeYear(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    const date = new Date(`${iso}T00:00:00Z`);
    // `Date` turns 31 February into a day in March.
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
  }
  return null;
}
