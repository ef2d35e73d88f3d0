import { addDays, readWeekday, WEEKDAYS } from '@gm/shared/rules/berlin-time';
import { getHoliday } from '@gm/shared/rules/holidays';

const isWorkday = (day: string) => readWeekday(day) !== 'SONNTAG' && getHoliday(day) === null;

/**
 * Actual day of a collection. What is due on the third day of a week takes place on its third working day: a holiday
 * shifts everything after it by one day, if need be to Saturday or into the next week.
 */
export function shiftAbfuhr(day: string): string {
  const stelle = WEEKDAYS.indexOf(readWeekday(day) ?? 'MONTAG');
  let workday = addDays(day, -stelle);
  for (let left = stelle; left > 0 || !isWorkday(workday); workday = addDays(workday, 1)) {
    if (isWorkday(workday)) left -= 1;
  }
  return workday;
}
