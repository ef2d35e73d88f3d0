import { formatDate } from '@gm/shared/format/date';
import { formatWeekday } from '@gm/shared/opening-hours/opening-hours';
import { readWeekday } from '@gm/shared/rules/berlin-time';

/** `2026-08-03` → `Montag, 03.08.2026`. */
export function formatDay(day: string): string {
  const weekday = readWeekday(day);
  return weekday ? `${formatWeekday(weekday)}, ${formatDate(day)}` : day;
}

/** `noch 2 gesucht` */
export const describeMissing = (missing: number) => (missing === 0 ? 'genug' : `noch ${missing} gesucht`);
