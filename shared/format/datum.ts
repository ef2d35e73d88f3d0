/**
 * Dates and times as residents read them (requirement S-23: DD.MM.YYYY, HH:mm with 'Uhr'). The wire carries calendar days
 * and wall-clock times as plain strings, so this needs neither a time zone nor a date library.
 */
const TAG = /^(\d{4})-(\d{2})-(\d{2})/;

/** `2026-03-09` → `09.03.2026`. What is no calendar day comes back as it is. */
export function formatDatum(tag: string): string {
  const [, jahr, monat, day] = TAG.exec(tag) ?? [];
  return day ? `${day}.${monat}.${jahr}` : tag;
}

/** `2026-03-09`, `2026-03-12` → `09.03.2026 – 12.03.2026`; a single day stands alone. */
export function formatDatumBereich(von: string, bis: string): string {
  const beginn = formatDatum(von);
  const ende = formatDatum(bis);
  return beginn === ende ? beginn : `${beginn} – ${ende}`;
}

/** `9:5`, `09:05:00` or `09:05` → `09:05 Uhr`. What is no time comes back as it is. */
export function formatUhrzeit(zeit: string): string {
  const [, stunde, minute] = /^(\d{1,2}):(\d{1,2})/.exec(zeit) ?? [];
  return stunde && minute ? `${stunde.padStart(2, '0')}:${minute.padStart(2, '0')} Uhr` : zeit;
}
