import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import ical, { type ICalEventData } from 'ical-generator';
import { ZEITZONE_BERLIN } from './zeitzone-berlin.ts';

dayjs.extend(utc);

/** Seconds after which those who subscribe to a calendar ask again. */
const ASK_AGAIN = 24 * 60 * 60;

export interface CalendarFile {
  /** What made it, the last part of its `PRODID`. */
  product: string;
  /** Shown to those who subscribe to it; without it the file is taken once and not asked for again. */
  name?: string;
  /** Entries keep their ids, so that a later file replaces them. */
  entries: readonly ICalEventData[];
}

/** A calendar day, `YYYY-MM-DD`, as entries of whole days begin and end. */
export const readDay = (day: string): Date => dayjs.utc(day).toDate();

/** A calendar file (RFC 5545); its last line ends like all others. */
export function writeCalendar({ product, name, entries }: CalendarFile): string {
  const calendar = ical({
    ...(name === undefined ? {} : { name, ttl: ASK_AGAIN }),
    prodId: { company: 'gemeinde', product, language: 'DE' },
  });
  for (const entry of entries) calendar.createEvent(entry);
  const text = `${calendar.toString()}\r\n`;
  // Not as the calendar's own zone: the library would then write the stamp in local time, which it must not be.
  const hasZone = entries.some(({ timezone }) => timezone);
  return hasZone ? text.replace('BEGIN:VEVENT', `${ZEITZONE_BERLIN}\r\nBEGIN:VEVENT`) : text;
}
