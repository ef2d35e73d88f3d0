import { addDays, readWeekday, WEEKDAYS, type Weekday } from '@gm/shared/rules/berlin-time';
import { getHoliday } from '@gm/shared/rules/holidays';

/** Recurrence of an event without a year, so that demo content never becomes outdated. */
export type TerminRule =
  /** Yearly: the first to fourth such weekday of a month, or the last (-1). */
  | { monat: number; woche: number; wochentag: Weekday }
  /** Yearly on the same day. */
  | { monat: number; tag: number }
  /** Every `alle` weeks, `versatz` weeks after others of that rhythm. */
  | { jeden: Weekday; alle: number; versatz?: number | undefined }
  /** Monthly: the first to fourth such weekday, or the last (-1). */
  | { jeden: Weekday; woche: number };

/** A Monday from which weeks are counted, so that "every second week" does not depend on the current day. */
const BEGINNING = '2024-01-01';
const DAYS_IN_AHEAD = 365;

const padTwo = (figure: number) => String(figure).padStart(2, '0');
const firstTag = (year: number, month: number) => (month > 12 ? `${year + 1}-01-01` : `${year}-${padTwo(month)}-01`);

/** First such weekday on or after a day. */
function findWeekday(from: string, weekday: Weekday): string {
  const offset = WEEKDAYS.indexOf(weekday) - WEEKDAYS.indexOf(readWeekday(from) ?? 'MONTAG');
  return addDays(from, (offset + 7) % 7);
}

/** The `week`th such weekday of a month; -1 is the last. */
export function findTagInMonth(year: number, month: number, week: number, weekday: Weekday): string {
  if (week === -1) return addDays(findWeekday(firstTag(year, month + 1), weekday), -7);
  return addDays(findWeekday(firstTag(year, month), weekday), (week - 1) * 7);
}

function* countUp(rule: TerminRule, today: string, duration: number): Generator<string> {
  const year = Number(today.slice(0, 4));
  if ('monat' in rule) {
    for (const j of [year - 1, year, year + 1]) {
      yield 'tag' in rule
        ? `${j}-${padTwo(rule.monat)}-${padTwo(rule.tag)}`
        : findTagInMonth(j, rule.monat, rule.woche, rule.wochentag);
    }
    return;
  }
  if ('woche' in rule) {
    const month = Number(today.slice(5, 7));
    for (let n = -1; n <= 13; n += 1) {
      const stelle = year * 12 + month - 1 + n;
      yield findTagInMonth(Math.floor(stelle / 12), (stelle % 12) + 1, rule.woche, rule.jeden);
    }
    return;
  }
  const weeks = (tag: string) => Math.round((Date.parse(tag) - Date.parse(BEGINNING)) / 604_800_000 - 0.5);
  let tag = findWeekday(addDays(today, 1 - duration), rule.jeden);
  for (; tag <= addDays(today, DAYS_IN_AHEAD); tag = addDays(tag, 7)) {
    if (weeks(tag) % rule.alle === (rule.versatz ?? 0)) yield tag;
  }
}

/**
 * Start days, in order, of an event lasting `duration` days: those of the coming year, including one in progress. A
 * yearly event has exactly one.
 */
export function computeTermine(rule: TerminRule, duration: number, today: string): string[] {
  const coming = [...countUp(rule, today, duration)].filter(
    (tag) => addDays(tag, duration - 1) >= today && tag < addDays(today, DAYS_IN_AHEAD),
  );
  return 'monat' in rule ? coming.slice(0, 1) : coming;
}

/** Public holidays, Christmas Eve and New Year's Eve. */
export const isDayOff = (tag: string): boolean => getHoliday(tag) !== null || /-12-(24|31)$/.test(tag);

/**
 * Start days as in `computeTermine`, but without days off: a series skips them, a yearly event moves a week later. A
 * fixed calendar day stays, because it is intended.
 */
export function computeEventDays(rule: TerminRule, duration: number, today: string): string[] {
  const days = computeTermine(rule, duration, today);
  if ('jeden' in rule) return days.filter((tag) => !isDayOff(tag));
  return 'tag' in rule ? days : days.map((tag) => (isDayOff(tag) ? addDays(tag, 7) : tag));
}

/** RRULE (RFC 5545) of a series; null for a yearly event. */
export function getRrule(rule: TerminRule): string | null {
  if ('monat' in rule) return null;
  const tag = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'][WEEKDAYS.indexOf(rule.jeden)];
  if ('woche' in rule) return `FREQ=MONTHLY;BYDAY=${rule.woche}${tag}`;
  return `FREQ=WEEKLY;${rule.alle > 1 ? `INTERVAL=${rule.alle};` : ''}BYDAY=${tag}`;
}

/** `jeden Freitag`, `jeden 2. Sonntag im Monat`; null for a yearly event. */
export function describeRepetition(rule: TerminRule): string | null {
  if ('monat' in rule) return null;
  const tag = rule.jeden.charAt(0) + rule.jeden.slice(1).toLowerCase();
  if ('woche' in rule) return `jeden ${rule.woche === -1 ? 'letzten' : `${rule.woche}.`} ${tag} im Monat`;
  return rule.alle === 1 ? `jeden ${tag}` : `alle ${rule.alle} Wochen am ${tag}`;
}
