import type { OpeningTime } from '@gm/shared/schemas/opening-hours';

type RegularTime = OpeningTime['regulaereZeiten'][number];

const DAYS = {
  Mo: 'MONTAG',
  Di: 'DIENSTAG',
  Mi: 'MITTWOCH',
  Do: 'DONNERSTAG',
  Fr: 'FREITAG',
  Sa: 'SAMSTAG',
  So: 'SONNTAG',
} as const;
const SHORT = Object.keys(DAYS) as (keyof typeof DAYS)[];
const SPAN = /^(\d{1,2}:\d{2})-(\d{1,2}:\d{2})$/;

function readDays(text: string): RegularTime['tagestyp'][] | null {
  const days: RegularTime['tagestyp'][] = [];
  for (const part of text.split('+')) {
    const [from = '', until = from] = part.split('-');
    const [first, last] = [SHORT.indexOf(from as keyof typeof DAYS), SHORT.indexOf(until as keyof typeof DAYS)];
    if (first < 0 || last < first) return null;
    days.push(...SHORT.slice(first, last + 1).map((day) => DAYS[day]));
  }
  return days;
}

/**
 * `Mo-Fr 9:00-12:30 14:00-18:00; Sa 8:00-13:00` → times per day; `Mo+Do` means two days. Null if the text cannot be
 * parsed.
 */
export function readTimes(text: string): RegularTime[] | null {
  const times: RegularTime[] = [];
  for (const part of text.split(';')) {
    const [days = '', ...spans] = part.trim().split(/\s+/);
    const dayTypes = readDays(days);
    if (!dayTypes || spans.length === 0) return null;
    for (const span of spans) {
      const [, start, end] = SPAN.exec(span)?.map((time) => time.padStart(5, '0')) ?? [];
      if (!start || !end || start >= end) return null;
      times.push(...dayTypes.map((dayType) => ({ tagestyp: dayType, beginn: start, ende: end })));
    }
  }
  return times;
}
