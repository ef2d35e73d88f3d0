import type { Ferienveranstaltung } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import { addDays } from '@gm/shared/rules/berlin-time';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { readDay, writeCalendar } from '../../../core/services/calendar/write-calendar.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

/** An event and the first names of the children who take part in it. */
export interface CalendarEntry {
  veranstaltung: Ferienveranstaltung;
  kinder: readonly string[];
}

/** Each event once, with all participating children of the booking. */
export function collectCalendar(
  children: readonly { vorname: string; veranstaltungen: readonly Ferienveranstaltung[] }[],
): CalendarEntry[] {
  const entries = new Map<number, { veranstaltung: Ferienveranstaltung; kinder: string[] }>();
  for (const { vorname: firstName, veranstaltungen } of children) {
    for (const veranstaltung of veranstaltungen) {
      const entry = entries.get(veranstaltung.id) ?? { veranstaltung, kinder: [] };
      entry.kinder.push(firstName);
      entries.set(veranstaltung.id, entry);
    }
  }
  return [...entries.values()];
}

/** Cache of instants by local time: few distinct ones, needed for every booking, and expensive to compute. */
const instants = new Map<string, Date>();

function readTime(moment: string): Date {
  const known = instants.get(moment);
  if (known) return known;
  if (instants.size >= 1_000) instants.clear();
  const time = dayjs.tz(moment, 'Europe/Berlin').toDate();
  instants.set(moment, time);
  return time;
}

/** One period per day for a daily event, otherwise one period; all-day events end with the day after the last. */
function listTimes({ datum_von, datum_bis, taeglich: daily }: Ferienveranstaltung) {
  const [dayFrom = '', start] = datum_von.split('T');
  const [dayUntil = '', end] = datum_bis.split('T');
  if (!start || !end) {
    return [{ start: readDay(dayFrom), end: readDay(addDays(dayUntil, 1)), allDay: true }];
  }
  if (!daily) return [{ start: readTime(datum_von), end: readTime(datum_bis), allDay: false }];
  const times = [];
  for (let day = dayFrom; day <= dayUntil; day = addDays(day, 1)) {
    times.push({ start: readTime(`${day}T${start}`), end: readTime(`${day}T${end}`), allDay: false });
  }
  return times;
}

/** Calendar file of a booking (RFC 5545). UIDs are stable, so that importing again replaces entries. */
export function buildCalendar(
  reference: string,
  entries: readonly CalendarEntry[],
  siteUrl: string,
  /** Name of a subscribed calendar. */
  name?: string,
): string {
  const { host } = new URL(siteUrl);
  return writeCalendar({
    product: 'ferienprogramm',
    ...(name === undefined ? {} : { name }),
    entries: entries.flatMap(({ veranstaltung, kinder: children }) =>
      listTimes(veranstaltung).map((time, num) => ({
        ...time,
        id: `${reference}-${veranstaltung.id}-${num}@${host}`,
        summary: `${veranstaltung.titel} (${children.join(', ')})`,
        location: veranstaltung.veranstaltungsort ?? null,
        description: veranstaltung.mitbringen ? `Bitte mitbringen: ${veranstaltung.mitbringen}` : null,
        url: new URL(veranstaltung.detailURL, siteUrl).href,
      })),
    ),
  });
}
