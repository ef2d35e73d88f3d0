import type { Ferienveranstaltung } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import { addTage } from '@gm/shared/regeln/berliner-zeit';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { readDay, writeCalendar } from '../../kern/kalender/write-calendar.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

/** An event and the first names of the children who take part in it. */
export interface Kalendereintrag {
  veranstaltung: Ferienveranstaltung;
  kinder: readonly string[];
}

/** Each event once, with all children of the booking that take part. */
export function collectKalender(
  kinder: readonly { vorname: string; veranstaltungen: readonly Ferienveranstaltung[] }[],
): Kalendereintrag[] {
  const eintraege = new Map<number, { veranstaltung: Ferienveranstaltung; kinder: string[] }>();
  for (const { vorname, veranstaltungen } of kinder) {
    for (const veranstaltung of veranstaltungen) {
      const eintrag = eintraege.get(veranstaltung.id) ?? { veranstaltung, kinder: [] };
      eintrag.kinder.push(vorname);
      eintraege.set(veranstaltung.id, eintrag);
    }
  }
  return [...eintraege.values()];
}

/** Instants by wall clock: few, asked for with every booking, and dear to find. */
const instants = new Map<string, Date>();

function readZeit(zeitpunkt: string): Date {
  const bekannt = instants.get(zeitpunkt);
  if (bekannt) return bekannt;
  if (instants.size >= 1_000) instants.clear();
  const zeit = dayjs.tz(zeitpunkt, 'Europe/Berlin').toDate();
  instants.set(zeitpunkt, zeit);
  return zeit;
}

/** One stretch of time for each day of a daily event, else one in all; whole days end with the day after the last. */
function listZeiten({ datum_von, datum_bis, taeglich }: Ferienveranstaltung) {
  const [tagVon = '', beginn] = datum_von.split('T');
  const [tagBis = '', ende] = datum_bis.split('T');
  if (!beginn || !ende) {
    return [{ start: readDay(tagVon), end: readDay(addTage(tagBis, 1)), allDay: true }];
  }
  if (!taeglich) return [{ start: readZeit(datum_von), end: readZeit(datum_bis), allDay: false }];
  const zeiten = [];
  for (let tag = tagVon; tag <= tagBis; tag = addTage(tag, 1)) {
    zeiten.push({ start: readZeit(`${tag}T${beginn}`), end: readZeit(`${tag}T${ende}`), allDay: false });
  }
  return zeiten;
}

/** The calendar file of a booking (RFC 5545). Entries keep their ids, so that a second import replaces the first. */
export function buildKalender(
  referenz: string,
  eintraege: readonly Kalendereintrag[],
  siteUrl: string,
  /** Of a calendar that is asked for again. */
  name?: string,
): string {
  const { host } = new URL(siteUrl);
  return writeCalendar({
    product: 'ferienprogramm',
    ...(name === undefined ? {} : { name }),
    entries: eintraege.flatMap(({ veranstaltung, kinder }) =>
      listZeiten(veranstaltung).map((zeit, nummer) => ({
        ...zeit,
        id: `${referenz}-${veranstaltung.id}-${nummer}@${host}`,
        summary: `${veranstaltung.titel} (${kinder.join(', ')})`,
        location: veranstaltung.veranstaltungsort ?? null,
        description: veranstaltung.mitbringen ? `Bitte mitbringen: ${veranstaltung.mitbringen}` : null,
        url: new URL(veranstaltung.detailURL, siteUrl).href,
      })),
    ),
  });
}
