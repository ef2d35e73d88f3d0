import { addDays, readWeekday } from '@gm/shared/rules/berlin-time';
import { getHoliday } from '@gm/shared/rules/holidays';
import { toText } from '../values/to-text.ts';
import { readWeek } from './week.ts';

/** A stored deviation; without times the office is closed. Other fields of it are kept. */
export interface Deviation {
  beginn: string;
  ende: string;
  zusatz?: string;
}

/** Its parts, as the form shows them. */
export interface DeviationParts {
  von: string;
  bis: string;
  /** Null: closed. */
  zeit: { beginn: string; ende: string } | null;
}

/** A day with an optional time. Files also know seconds and zones. */
const SIMPLE = /^(\d{4}-\d{2}-\d{2})?(?:T(.{0,8}))?$/;

export function readDeviations(value: unknown): Deviation[] {
  const list: unknown[] = Array.isArray(value) ? value : [];
  return list.map((one) => {
    const { beginn, ende, ...other } = Object(one) as Partial<Deviation>;
    return { ...other, beginn: toText(beginn), ende: toText(ende) };
  });
}

/** Null for a notation that only files use. */
export function readParts({ beginn: start, ende: end }: Deviation): DeviationParts | null {
  const [from, until] = [SIMPLE.exec(start), SIMPLE.exec(end)];
  if (!from || !until) return null;
  const [begins = '', ends = ''] = [from[2], until[2]];
  return {
    von: from[1] ?? '',
    bis: until[1] ?? '',
    zeit: begins || ends ? { beginn: begins, ende: ends } : null,
  };
}

/** A last day that is missing or too early becomes the first one. */
export function writeParts({ von, bis, zeit }: DeviationParts): Pick<Deviation, 'beginn' | 'ende'> {
  const write = (day: string, time = '') => (time === '' ? day : `${day}T${time}`);
  return { beginn: write(von, zeit?.beginn), ende: write(bis < von ? von : bis, zeit?.ende) };
}

/** Adds a deviation in the order of days. */
export function insertDeviation(value: unknown, fresh: Deviation): Deviation[] {
  const values = readDeviations(value);
  const later = values.findIndex(({ beginn: start }) => start > fresh.beginn);
  return values.toSpliced(later < 0 ? values.length : later, 0, fresh);
}

/** Not holidays by law, but most offices are closed. */
const CUSTOMARY: Record<string, string> = { '12-24': 'Heiligabend', '12-31': 'Silvester' };
const DAYS_AHEAD = 365;

export interface Suggestion {
  tag: string;
  name: string;
}

/** Holidays of the next year on days with weekly times, and what is not named yet. */
export function suggestDeviations(value: unknown, regular: unknown, today: string): Suggestion[] {
  const open = new Set<string>(readWeek(regular).flatMap(({ tag, spannen }) => (spannen.length > 0 ? [tag] : [])));
  const named = readDeviations(value).map(({ beginn: start, ende: end }) => [start.slice(0, 10), end.slice(0, 10)]);
  return Array.from({ length: DAYS_AHEAD }, (_, days) => addDays(today, days)).flatMap((tag) => {
    const name = getHoliday(tag) ?? CUSTOMARY[tag.slice(5)];
    const isNamed = named.some(([from = '', until = '']) => from <= tag && tag <= until);
    return name && !isNamed && open.has(readWeekday(tag) ?? '') ? [{ tag, name }] : [];
  });
}
