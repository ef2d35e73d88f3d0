import { addDays, readWeekday } from '@gm/shared/rules/berlin-time';

/** Whole weeks of the summer holidays. */
export const HOLIDAY_WEEKS = 6;

/**
 * First Monday in the summer holidays of Baden-Württemberg, which begin on the last Thursday of July and end on a
 * Saturday 44 days later. The dates announced up to 2030 follow this rule.
 */
export function findMondayIn(year: number): string {
  let day = `${year}-07-31`;
  while (readWeekday(day) !== 'DONNERSTAG') day = addDays(day, -1);
  return addDays(day, 4);
}

/** Last day to announce the programme of a summer: registration and allocation need five weeks. */
const LAST_DAY = '06-20';

/** Monday of the first whole week of the next summer holidays that a programme can still be announced for. */
export function findSummerHoliday(today: string): string {
  const year = Number(today.slice(0, 4));
  return findMondayIn(today.slice(5) <= LAST_DAY ? year : year + 1);
}
