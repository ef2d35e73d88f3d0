import { addDays, readWeekday, WEEKDAYS } from '@gm/shared/rules/berlin-time';

/** Monday of the week of a calendar day. */
export function findMonday(tag: string): string {
  return addDays(tag, -WEEKDAYS.indexOf(readWeekday(tag) ?? 'MONTAG'));
}
