import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import ical, { type ICalEventData } from 'ical-generator';
import { TIME_ZONE_BERLIN } from './time-zone-berlin.ts';

dayjs.extend(utc);

/** Refresh interval in seconds for subscribers. */
const ASK_AGAIN = 24 * 60 * 60;

export interface CalendarFile {
  /** Generator, last part of `PRODID`. */
  product: string;
  /** Shown to subscribers; without it the file is imported once and not refreshed. */
  name?: string;
  /** UIDs are stable, so that a later file updates the entries. */
  entries: readonly ICalEventData[];
}

/** Date of an all-day entry, from a calendar day `YYYY-MM-DD`. */
export const readDay = (day: string): Date => dayjs.utc(day).toDate();

/** A calendar file (RFC 5545); its last line ends with CRLF, too. */
export function writeCalendar({ product, name, entries }: CalendarFile): string {
  const calendar = ical({
    ...(name === undefined ? {} : { name, ttl: ASK_AGAIN }),
    prodId: { company: 'gemeinde', product, language: 'DE' },
  });
  for (const entry of entries) calendar.createEvent(entry);
  const text = `${calendar.toString()}\r\n`;
  // Not set as the calendar's own zone: the library would then write DTSTAMP in local time, but it has to be UTC.
  const hasZone = entries.some(({ timezone }) => timezone);
  return hasZone ? text.replace('BEGIN:VEVENT', `${TIME_ZONE_BERLIN}\r\nBEGIN:VEVENT`) : text;
}
