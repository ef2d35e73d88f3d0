const FORMEN = [
  /^(?<tag>\d{1,2})\s*[.,/-]\s*(?<monat>\d{1,2})\s*[.,/-]\s*(?<jahr>\d{4})$/,
  /^(?<tag>\d{1,2})\s+(?<monat>\d{1,2})\s+(?<jahr>\d{4})$/,
  /^(?<tag>\d{2})(?<monat>\d{2})(?<jahr>\d{4})$/,
  /^(?<jahr>\d{4})-(?<monat>\d{2})-(?<tag>\d{2})$/,
];

/**
 * A day as people type it (`3.5.2019`, `03052019`, `3 5 2019`) or as programs send it (`2019-05-03`) → `2019-05-03`.
 * Null for anything else, days that do not exist (31.02.) included.
 */
export function readDatum(text: string): string | null {
  const eingabe = text.trim();
  for (const form of FORMEN) {
    const { tag, monat, jahr } = form.exec(eingabe)?.groups ?? {};
    if (!tag || !monat || !jahr) continue;
    const iso = `${jahr}-${monat.padStart(2, '0')}-${tag.padStart(2, '0')}`;
    const datum = new Date(`${iso}T00:00:00Z`);
    // `Date` moves the 31st of February into March.
    return !Number.isNaN(datum.getTime()) && datum.toISOString().startsWith(iso) ? iso : null;
  }
  return null;
}
