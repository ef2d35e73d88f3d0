/**
 * Opening times (requirement M-4): three types, day types MONTAG to SONNTAG and ARBEITSTAG_MO_FR, the Wednesday rule,
 * deviations, public holidays. Times are the municipality's wall-clock times, compared as `HH:mm` strings.
 */

import { addDays, readBerlinTime, readWeekday, WEEKDAYS, type Weekday } from '../rules/berlin-time.ts';
import { getHoliday } from '../rules/holidays.ts';
import type { OpeningTime } from '../schemas/opening-hours.ts';

type RegularTime = OpeningTime['regulaereZeiten'][number];
type DeviatingTime = OpeningTime['abweichendeZeiten'][number];

export interface TimeSpan {
  beginn: string;
  ende: string;
}

export interface WeekPlanDay {
  tag: Weekday;
  /** In order of the day; empty means closed. */
  zeiten: TimeSpan[];
}

export interface Deviation {
  /** First and last day, `YYYY-MM-DD`. */
  von: string;
  bis: string;
  /** Absent: closed on these days. */
  zeit?: TimeSpan;
  zusatz?: string;
}

const WORK_DAYS = WEEKDAYS.slice(0, 5);
const WITHOUT_WEDNESDAY = WORK_DAYS.filter((tag) => tag !== 'MITTWOCH');

function includesDay({ tagestyp: dayType }: RegularTime, tag: Weekday): boolean {
  return dayType === tag || (dayType === 'ARBEITSTAG_MO_FR' && WORK_DAYS.includes(tag));
}

function sortTimes(times: readonly TimeSpan[]): TimeSpan[] {
  return times
    .filter(
      ({ beginn: start, ende: end }, index) => index === times.findIndex((z) => z.beginn === start && z.ende === end),
    )
    .map(({ beginn: start, ende: end }) => ({ beginn: start, ende: end }))
    .sort((a, b) => a.beginn.localeCompare(b.beginn) || a.ende.localeCompare(b.ende));
}

/**
 * The open days of the week, Monday first, with their times. Of the closed days only Wednesday is listed, if the other
 * four working days are open, because people expect it to be open too.
 */
export function weekPlan(times: readonly RegularTime[]): WeekPlanDay[] {
  const week = WEEKDAYS.map((tag) => ({ tag, zeiten: sortTimes(times.filter((time) => includesDay(time, tag))) }));
  const isOpen = (tag: Weekday) => week.some((entry) => entry.tag === tag && entry.zeiten.length > 0);
  const showsWednesday = WITHOUT_WEDNESDAY.every(isOpen);
  return week.filter(({ tag }) => isOpen(tag) || (tag === 'MITTWOCH' && showsWednesday));
}

const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

function readMoment(text: string): { tag: string; uhrzeit?: string } | undefined {
  const [, tag, timeOfDay, zone] = MOMENT.exec(text.trim()) ?? [];
  if (!tag || Number.isNaN(Date.parse(tag))) return undefined;
  if (!timeOfDay) return { tag };
  return zone ? readBerlinTime(new Date(text.trim().replace(' ', 'T'))) : { tag, uhrzeit: timeOfDay };
}

/**
 * Reads a deviation: `2026-12-24` to `2027-01-06` is closed on all those days, `2026-12-23T08:00` to `2026-12-23T10:00`
 * is open from 8 to 10. Undefined if invalid or if it ends before it begins.
 */
export function readDeviation({ beginn: start, ende: end, zusatz: addition }: DeviatingTime): Deviation | undefined {
  const from = readMoment(start);
  const until = readMoment(end || start);
  if (!from || !until || until.tag < from.tag) return undefined;
  const deviation: Deviation = { von: from.tag, bis: until.tag };
  if (from.uhrzeit && until.uhrzeit && from.uhrzeit < until.uhrzeit) {
    deviation.zeit = { beginn: from.uhrzeit, ende: until.uhrzeit };
  }
  if (addition) deviation.zusatz = addition;
  return deviation;
}

function readRegular(times: readonly OpeningTime[], tag: Weekday | undefined): TimeSpan[] {
  return times
    .flatMap((time) => weekPlan(time.regulaereZeiten))
    .filter((entry) => entry.tag === tag)
    .flatMap((entry) => entry.zeiten);
}

/**
 * Times of a calendar day including deviations. A deviation of several days keeps days closed that are closed anyway.
 * Public holidays have the times of a Sunday.
 */
function readTag(times: readonly OpeningTime[], tag: string): TimeSpan[] {
  const regular = readRegular(times, getHoliday(tag) ? 'SONNTAG' : readWeekday(tag));
  const deviations = times
    .flatMap((time) => time.abweichendeZeiten.map(readDeviation))
    .filter((deviation) => deviation !== undefined)
    .filter(({ von: from, bis: until }) => from <= tag && tag <= until);
  if (deviations.length === 0) return sortTimes(regular);
  const relevant = deviations.filter(({ von: from, bis: until }) => from === until || regular.length > 0);
  return sortTimes(relevant.flatMap(({ zeit: time }) => time ?? []));
}

export interface TodaysPlanDay extends WeekPlanDay {
  istHeute: boolean;
  /** Reason for times that are not the regular ones. */
  grund?: string;
}

/**
 * The plan of the week on the day `today` (`YYYY-MM-DD`): that day has its actual times, the others their regular ones.
 * Today is also listed if it is open only by a deviation.
 */
export function weekPlanOn(time: OpeningTime, today: string): TodaysPlanDay[] {
  const todays = readWeekday(today);
  const plan = weekPlan(time.regulaereZeiten).map((entry) => ({ ...entry, istHeute: entry.tag === todays }));
  const times = readTag([time], today);
  const regular = plan.find(({ istHeute: isToday }) => isToday)?.zeiten ?? [];
  if (JSON.stringify(times) === JSON.stringify(regular)) return plan;
  const named = time.abweichendeZeiten
    .map(readDeviation)
    .find((deviation) => deviation && deviation.von <= today && today <= deviation.bis);
  const reason = named?.zusatz || getHoliday(today) || 'nur heute';
  return WEEKDAYS.flatMap((tag) =>
    tag === todays
      ? [{ tag, zeiten: times, istHeute: true, grund: reason }]
      : plan.filter((entry) => entry.tag === tag),
  );
}

/** How many days ahead holidays are announced. */
const HOLIDAYS_AHEAD = 14;

/**
 * Deviations from `today` on (`YYYY-MM-DD`), in order: the office's own, and holidays of the next two weeks on days
 * with regular times.
 */
export function listDeviations(time: OpeningTime, today: string): Deviation[] {
  const named = time.abweichendeZeiten.map(readDeviation).filter((deviation) => deviation !== undefined);
  const holidays = Array.from({ length: HOLIDAYS_AHEAD }, (_, days) => addDays(today, days)).flatMap(
    (tag): Deviation[] => {
      const addition = getHoliday(tag);
      const isNamed = named.some(({ von: from, bis: until }) => from <= tag && tag <= until);
      if (!addition || isNamed || readRegular([time], readWeekday(tag)).length === 0) return [];
      const open = readTag([time], tag);
      return open.length === 0
        ? [{ von: tag, bis: tag, zusatz: addition }]
        : open.map((span) => ({ von: tag, bis: tag, zeit: span, zusatz: addition }));
    },
  );
  return [...named.filter(({ bis: until }) => until >= today), ...holidays].sort((a, b) => a.von.localeCompare(b.von));
}

/** Joins adjacent times, so that 'bis' names the actual closing time. */
function joinTimes(times: readonly TimeSpan[]): TimeSpan[] {
  const joined: TimeSpan[] = [];
  for (const { beginn: start, ende: end } of times.filter((time) => time.beginn < time.ende)) {
    const last = joined.at(-1);
    if (!last || start > last.ende) joined.push({ beginn: start, ende: end });
    else if (end > last.ende) last.ende = end;
  }
  return joined;
}

const names: Record<Weekday, string> = {
  MONTAG: 'Montag',
  DIENSTAG: 'Dienstag',
  MITTWOCH: 'Mittwoch',
  DONNERSTAG: 'Donnerstag',
  FREITAG: 'Freitag',
  SAMSTAG: 'Samstag',
  SONNTAG: 'Sonntag',
};

export function formatWeekday(tag: Weekday): string {
  return names[tag];
}

/** How many days ahead to search for the next opening: on the seventh, its weekday would be that of today. */
const PREVIEW = 6;

/**
 * Current status to follow the office's name: 'heute bis 18:00 Uhr geöffnet', 'öffnet heute um 14:00 Uhr', 'öffnet
 * morgen um 08:00 Uhr', 'öffnet am Montag um 08:00 Uhr' or 'heute geschlossen'. General opening times are used, service
 * times only without them, telephone hours never.
 * @param now evaluated in Europe/Berlin, independent of the machine's time zone
 * @returns an empty string if no times are known
 */
export function todayStatus(times: readonly OpeningTime[], now: Date): string {
  const general = times.filter(({ typ: type }) => type === 'ALLGEMEINE_OEFFNUNGSZEIT');
  const relevant = general.length > 0 ? general : times.filter(({ typ: type }) => type === 'SERVICEZEIT');
  if (!relevant.some((time) => time.regulaereZeiten.length > 0 || time.abweichendeZeiten.length > 0)) return '';

  const { tag, uhrzeit: timeOfDay } = readBerlinTime(now);
  const open = joinTimes(readTag(relevant, tag)).find(
    ({ beginn: start, ende: end }) => start <= timeOfDay && timeOfDay < end,
  );
  if (open) return `heute bis ${open.ende} Uhr geöffnet`;

  for (let days = 0; days <= PREVIEW; days += 1) {
    const day = addDays(tag, days);
    const next = joinTimes(readTag(relevant, day)).find(({ beginn: start }) => days > 0 || start > timeOfDay);
    const weekday = readWeekday(day);
    if (next && weekday) {
      const when = ['heute', 'morgen'][days] ?? `am ${formatWeekday(weekday)}`;
      return `öffnet ${when} um ${next.beginn} Uhr`;
    }
  }
  return 'heute geschlossen';
}
