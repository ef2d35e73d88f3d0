import { addDays, readWeekday } from '@gm/shared/rules/berlin-time';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { type ICalEventData, ICalEventStatus } from 'ical-generator';
import type { CalendarEntry } from './calendar-entry.ts';
import { isDayOff } from './compute-termine.ts';
import { readDay, writeCalendar } from './write-calendar.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

const ZONE = 'Europe/Berlin';
const readTime = (moment: string) => dayjs.tz(moment, ZONE);

interface Times extends Pick<ICalEventData, 'start' | 'end' | 'allDay' | 'timezone'> {
  rrule: string | null;
  /** Excluded days of a series, as a file property. */
  exdate: string | null;
}

/**
 * Days off excluded from a series between its first and last date, as a property (RFC 5545, 3.8.5.1); null if there are
 * none.
 */
function writeExceptions(first: string, last: string, start: string | undefined): string | null {
  const days: string[] = [];
  for (let tag = first; tag <= last; tag = addDays(tag, 1)) {
    if (isDayOff(tag) && readWeekday(tag) === readWeekday(first)) days.push(tag.replaceAll('-', ''));
  }
  if (days.length === 0) return null;
  return start
    ? `EXDATE;TZID=${ZONE}:${days.map((tag) => `${tag}T${start.replace(':', '')}00`).join(',')}`
    : `EXDATE;VALUE=DATE:${days.join(',')}`;
}

/** All-day events end on the day after the last; daily hours become a series with one date per day. */
function getTimes({ datum_von, datum_bis, taeglich: daily, rrule, letzter: last }: CalendarEntry): Times {
  const [tagFrom = '', beginning] = datum_von.split('T');
  const [tagUntil = '', end] = datum_bis.split('T');
  const exdate = rrule && last ? writeExceptions(tagFrom, last, beginning) : null;
  if (!beginning) {
    const until = rrule && last ? `${rrule};UNTIL=${last.replaceAll('-', '')}` : rrule;
    return { start: readDay(tagFrom), end: readDay(addDays(tagUntil, 1)), allDay: true, rrule: until, exdate };
  }
  const start = readTime(datum_von);
  if (daily && tagFrom !== tagUntil) {
    const days = dayjs.utc(tagUntil).diff(dayjs.utc(tagFrom), 'day') + 1;
    return {
      start,
      end: readTime(`${tagFrom}T${end ?? beginning}`),
      timezone: ZONE,
      rrule: `FREQ=DAILY;COUNT=${days}`,
      exdate: null,
    };
  }
  const closing = last && readTime(`${last}T${beginning}`).utc().format('YYYYMMDD[T]HHmmss[Z]');
  return {
    start,
    timezone: ZONE,
    end: readTime(end ? datum_bis : `${tagUntil}T23:59`),
    rrule: rrule && closing ? `${rrule};UNTIL=${closing}` : rrule,
    exdate,
  };
}

interface Calendar {
  /** Kind of entry; prefix of the UIDs. */
  art: 'veranstaltung' | 'sitzung';
  /** Calendar name shown to subscribers. */
  name: string;
  eintraege: readonly CalendarEntry[];
  siteUrl: string;
  /** Calendar day on which the file is built. The same content on the same day yields the same file. */
  heute: string;
}

/** Events as a calendar file (RFC 5545). UIDs are stable, so that a later fetch updates the entries. */
export function buildVeranstaltungskalender({
  art: kind,
  name,
  eintraege: entries,
  siteUrl,
  heute: today,
}: Calendar): string {
  const { host } = new URL(siteUrl);
  return writeCalendar({
    product: kind === 'sitzung' ? 'sitzungen' : 'veranstaltungen',
    name,
    entries: entries.map((entry) => {
      const { rrule, exdate, ...times } = getTimes(entry);
      return {
        ...times,
        id: `${kind}-${entry.id}@${host}`,
        stamp: readDay(today),
        summary: entry.titel,
        description: entry.beschreibung || null,
        location: entry.geo
          ? { title: entry.ort, geo: { lat: entry.geo.latitude, lon: entry.geo.longitude } }
          : entry.ort || null,
        categories: entry.rubriken.map((category) => ({ name: category })),
        url: new URL(entry.pfad, siteUrl).href,
        ...(entry.abgesagt ? { status: ICalEventStatus.CANCELLED } : {}),
        ...(rrule ? { repeating: [`RRULE:${rrule}`, exdate].filter(Boolean).join('\n') } : {}),
      };
    }),
  });
}
