/**
 * Dates and times in German notation (requirement S-23: DD.MM.YYYY, HH:mm with 'Uhr'). The wire carries calendar days
 * and wall-clock times as strings, so neither a time zone nor a date library is needed.
 */
const TAG = /^(\d{4})-(\d{2})-(\d{2})/;

/** `2026-03-09` → `09.03.2026`. Other texts are returned unchanged. */
export function formatDate(tag: string): string {
  const [, year, month, day] = TAG.exec(tag) ?? [];
  return day ? `${day}.${month}.${year}` : tag;
}

/** `9:5`, `09:05:00` or `09:05` → `09:05 Uhr`. Other texts are returned unchanged. */
export function formatTimeOfDay(time: string): string {
  const [, hour, minute] = /^(\d{1,2}):(\d{1,2})/.exec(time) ?? [];
  return hour && minute ? `${hour.padStart(2, '0')}:${minute.padStart(2, '0')} Uhr` : time;
}
