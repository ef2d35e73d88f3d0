export const WEEKDAYS = ['MONTAG', 'DIENSTAG', 'MITTWOCH', 'DONNERSTAG', 'FREITAG', 'SAMSTAG', 'SONNTAG'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export interface BerlinTime {
  /** Calendar day `YYYY-MM-DD`. */
  tag: string;
  /** Wall clock `HH:mm`, 00:00 to 23:59. */
  uhrzeit: string;
}

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The last result: lists are compared with a single instant, and the conversion is expensive on phones. */
let last = { minute: Number.NaN, tag: '', uhrzeit: '' };

/** Day and time in the municipality, independent of the time zone of machine and visitor. */
export function readBerlinTime(instant: Date): BerlinTime {
  const minute = Math.floor(instant.getTime() / 60_000);
  if (minute !== last.minute) {
    // The Swedish locale formats dates like ISO 8601: `2026-03-09 08:05`.
    const [day = '', timeOfDay = ''] = clock.format(instant).split(' ');
    last = { minute, tag: day, uhrzeit: timeOfDay };
  }
  return { tag: last.tag, uhrzeit: last.uhrzeit };
}

/**
 * The instant at which the municipality's clock shows `uhrzeit` on `tag`; the first one if ambiguous. The hour skipped
 * in spring is read as winter time.
 */
export function readInstant({ tag: day, uhrzeit: timeOfDay }: BerlinTime): Date {
  const summer = new Date(`${day}T${timeOfDay}:00+02:00`);
  const { tag: daheim, uhrzeit: there } = readBerlinTime(summer);
  return daheim === day && there === timeOfDay ? summer : new Date(`${day}T${timeOfDay}:00+01:00`);
}

/** Weekday of a calendar day `YYYY-MM-DD`; undefined if invalid. */
export function readWeekday(day: string): Weekday | undefined {
  const date = new Date(`${day}T00:00:00Z`);
  return WEEKDAYS[(date.getUTCDay() + 6) % 7];
}

/** Whether a text is a valid calendar day `YYYY-MM-DD`; 2026-02-30 is not. */
export function isCalendarDay(day: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** The calendar day `days` later, both `YYYY-MM-DD`; `day` must be valid. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
