import { WEEKDAYS, type Weekday } from '@gm/shared/rules/berlin-time';
import { toText } from '../values/to-text.ts';

/** A stored span of a day; other fields of it are kept. */
export interface Span {
  tagestyp: string;
  beginn: string;
  ende: string;
}

export interface WeekDay {
  tag: Weekday;
  /** With their place in the value, by which messages name them. */
  spannen: (Span & { index: number })[];
}

export const WORK_DAYS = WEEKDAYS.slice(0, 5);

function readSpans(value: unknown): Span[] {
  const list: unknown[] = Array.isArray(value) ? value : [];
  return list.map((one) => {
    const { tagestyp: dayType, beginn: start, ende: end, ...other } = Object(one) as Partial<Span>;
    return { ...other, tagestyp: toText(dayType), beginn: toText(start), ende: toText(end) };
  });
}

const includesDay = (dayType: string, day: Weekday) =>
  dayType === day || (dayType === 'ARBEITSTAG_MO_FR' && WORK_DAYS.includes(day));

/** All seven days; a span for Monday to Friday is listed at each of them. */
export function readWeek(value: unknown): WeekDay[] {
  const spans = readSpans(value).map((span, index) => ({ ...span, index }));
  return WEEKDAYS.map((tag) => ({ tag, spannen: spans.filter(({ tagestyp: dayType }) => includesDay(dayType, tag)) }));
}

/** The value with other spans for one day; each span then belongs to one day, in the order of the week. */
export function setDay(value: unknown, day: Weekday, spans: readonly Omit<Span, 'tagestyp'>[]): Span[] {
  return readWeek(value).flatMap(({ tag, spannen: old }) => {
    const fresh = tag === day ? spans : old.map(({ index: _, ...span }) => span);
    return fresh.map((span) => ({ ...span, tagestyp: tag }));
  });
}

/** The times of a day for others, too. */
export function copyDay(value: unknown, from: Weekday, days: readonly Weekday[]): Span[] {
  const spans = readWeek(value).find(({ tag }) => tag === from)?.spannen ?? [];
  const copied = spans.map(({ index: _, ...span }) => span);
  return days.reduce<Span[]>((week, day) => setDay(week, day, copied), setDay(value, from, copied));
}

/** The spans of a day that opens: those of the nearest earlier open day, else of the next one. */
export function suggestSpans(week: readonly WeekDay[], day: Weekday): Omit<Span, 'tagestyp'>[] {
  const place = week.findIndex(({ tag }) => tag === day);
  const open = [...week.slice(0, place).reverse(), ...week.slice(place + 1)].find(({ spannen }) => spannen.length > 0);
  return open?.spannen.map(({ beginn, ende }) => ({ beginn, ende })) ?? [{ beginn: '08:00', ende: '12:00' }];
}

/** A further span of a day: an afternoon after a morning, else an empty one. */
export function nextSpan(spans: readonly Pick<Span, 'ende'>[]): Omit<Span, 'tagestyp'> {
  const isMorning = spans.length === 1 && spans.every(({ ende: end }) => end < '14:00');
  return isMorning ? { beginn: '14:00', ende: '18:00' } : { beginn: '', ende: '' };
}

/** `9`, `930`, `9.30`, `9 Uhr` → `09:00`, `09:30`; anything else stays as it was typed. */
export function readTimeOfDay(text: string): string {
  const [, hour = '', minute = '00'] = /^(\d{1,2})(?:[:., ]?(\d{2}))?\s*(?:uhr)?$/i.exec(text.trim()) ?? [];
  const time = `${hour.padStart(2, '0')}:${minute}`;
  return hour !== '' && (time === '24:00' || (Number(hour) < 24 && Number(minute) < 60)) ? time : text;
}
