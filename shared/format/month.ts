import { addDays, readWeekday, WEEKDAYS } from '../rules/berlin-time.ts';

const monthName = new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const tagName = new Intl.DateTimeFormat('de-DE', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

export const isMonth = (text: string) => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

/** `2026-12` → `Dezember 2026` */
export const formatMonth = (month: string) => monthName.format(new Date(`${month}-01T00:00:00Z`));
/** `2026-12-05` → `Samstag, 5. Dezember` */
export const formatTag = (tag: string) => tagName.format(new Date(`${tag}T00:00:00Z`));

/** The month `count` months later, `YYYY-MM`. */
export function addMonths(month: string, count: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, 7);
}

/** Last day of a month `YYYY-MM`. */
export const findMonthEnd = (month: string) => addDays(`${addMonths(month, 1)}-01`, -1);

/** The days of a month by week, from Monday; null for days of adjacent months. */
export function listWeeks(month: string): (string | null)[][] {
  const first = `${month}-01`;
  let tag = addDays(first, -WEEKDAYS.indexOf(readWeekday(first) ?? 'MONTAG'));
  const weeks: (string | null)[][] = [];
  while (tag.slice(0, 7) <= month) {
    const week = Array.from({ length: 7 }, (_, index) => addDays(tag, index));
    weeks.push(week.map((day) => (day.startsWith(month) ? day : null)));
    tag = addDays(tag, 7);
  }
  return weeks;
}
