import { addTage, readWochentag } from '@gm/shared/regeln/berliner-zeit';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { type ICalEventData, ICalEventStatus } from 'ical-generator';
import { isDayOff } from './compute-termine.ts';
import type { Kalendereintrag } from './kalendereintrag.ts';
import { readDay, writeCalendar } from './write-calendar.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

const ZONE = 'Europe/Berlin';
const readZeit = (zeitpunkt: string) => dayjs.tz(zeitpunkt, ZONE);

interface Zeiten extends Pick<ICalEventData, 'start' | 'end' | 'allDay' | 'timezone'> {
  rrule: string | null;
  /** Days a series leaves out, as a property of the file. */
  exdate: string | null;
}

/** Days off that a series from `erster` to `letzter` leaves out, as a property (RFC 5545, 3.8.5.1); null where there are none. */
function writeExceptions(erster: string, letzter: string, beginn: string | undefined): string | null {
  const tage: string[] = [];
  for (let tag = erster; tag <= letzter; tag = addTage(tag, 1)) {
    if (isDayOff(tag) && readWochentag(tag) === readWochentag(erster)) tage.push(tag.replaceAll('-', ''));
  }
  if (tage.length === 0) return null;
  return beginn
    ? `EXDATE;TZID=${ZONE}:${tage.map((tag) => `${tag}T${beginn.replace(':', '')}00`).join(',')}`
    : `EXDATE;VALUE=DATE:${tage.join(',')}`;
}

/** Whole days end with the day after the last; daily hours are a series of as many days. */
function getZeiten({ datum_von, datum_bis, taeglich, rrule, letzter }: Kalendereintrag): Zeiten {
  const [tagVon = '', beginn] = datum_von.split('T');
  const [tagBis = '', ende] = datum_bis.split('T');
  const exdate = rrule && letzter ? writeExceptions(tagVon, letzter, beginn) : null;
  if (!beginn) {
    const bis = rrule && letzter ? `${rrule};UNTIL=${letzter.replaceAll('-', '')}` : rrule;
    return { start: readDay(tagVon), end: readDay(addTage(tagBis, 1)), allDay: true, rrule: bis, exdate };
  }
  const start = readZeit(datum_von);
  if (taeglich && tagVon !== tagBis) {
    const tage = dayjs.utc(tagBis).diff(dayjs.utc(tagVon), 'day') + 1;
    return {
      start,
      end: readZeit(`${tagVon}T${ende ?? beginn}`),
      timezone: ZONE,
      rrule: `FREQ=DAILY;COUNT=${tage}`,
      exdate: null,
    };
  }
  const schluss = letzter && readZeit(`${letzter}T${beginn}`).utc().format('YYYYMMDD[T]HHmmss[Z]');
  return {
    start,
    timezone: ZONE,
    end: readZeit(ende ? datum_bis : `${tagBis}T23:59`),
    rrule: rrule && schluss ? `${rrule};UNTIL=${schluss}` : rrule,
    exdate,
  };
}

interface Kalender {
  /** What the entries are; begins their ids. */
  art: 'veranstaltung' | 'sitzung';
  /** Shown as the calendar's name by those who subscribe to it. */
  name: string;
  eintraege: readonly Kalendereintrag[];
  siteUrl: string;
  /** Calendar day the file is made for: the same content on the same day is the same file. */
  heute: string;
}

/** Events as a calendar file (RFC 5545). Entries keep their ids, so that a later fetch replaces them. */
export function buildVeranstaltungskalender({ art, name, eintraege, siteUrl, heute }: Kalender): string {
  const { host } = new URL(siteUrl);
  return writeCalendar({
    product: art === 'sitzung' ? 'sitzungen' : 'veranstaltungen',
    name,
    entries: eintraege.map((eintrag) => {
      const { rrule, exdate, ...zeiten } = getZeiten(eintrag);
      return {
        ...zeiten,
        id: `${art}-${eintrag.id}@${host}`,
        stamp: readDay(heute),
        summary: eintrag.titel,
        description: eintrag.beschreibung || null,
        location: eintrag.geo
          ? { title: eintrag.ort, geo: { lat: eintrag.geo.latitude, lon: eintrag.geo.longitude } }
          : eintrag.ort || null,
        categories: eintrag.rubriken.map((rubrik) => ({ name: rubrik })),
        url: new URL(eintrag.pfad, siteUrl).href,
        ...(eintrag.abgesagt ? { status: ICalEventStatus.CANCELLED } : {}),
        ...(rrule ? { repeating: [`RRULE:${rrule}`, exdate].filter(Boolean).join('\n') } : {}),
      };
    }),
  });
}
