import type { Abfallart, Abfuhr } from '@gm/shared/bereiche/abfall/abfall';
import { addTage } from '@gm/shared/regeln/berliner-zeit';
import { buildSlug } from '@gm/shared/regeln/build-slug';
import { ICalAlarmType, type ICalEventData, ICalEventTransparency } from 'ical-generator';
import { readDay, writeCalendar } from '../../kern/kalender/write-calendar.ts';
import { ABFALL_PFAD } from './abfall-pfad.ts';

const MITTERNACHT = 24 * 60;

interface Abfallkalender {
  /** Street and district, or the district alone. */
  ort: string;
  bezirk: string;
  arten: readonly Abfallart[];
  abfuhren: readonly Abfuhr[];
  /** Time of the evening before at which calendars ring, `HH:mm`; null for silence. */
  erinnerung: string | null;
  siteUrl: string;
  /** Calendar day the file is made for: the same content on the same day is the same file. */
  heute: string;
}

/** Collections as a calendar file (RFC 5545) of whole days. A moved collection keeps its id, so that it moves there too. */
export function buildAbfallkalender(angaben: Abfallkalender): string {
  const { ort, bezirk, arten, abfuhren, erinnerung, siteUrl, heute } = angaben;
  const { host } = new URL(siteUrl);
  const [stunde = 0, minute = 0] = (erinnerung ?? '').split(':').map(Number);
  const entries: ICalEventData[] = [];
  for (const { tag, art: artId, statt } of abfuhren) {
    const art = arten.find(({ id }) => id === artId);
    if (!art) continue;
    entries.push({
      id: `abfall-${buildSlug(bezirk)}-${art.id}-${statt ?? tag}@${host}`,
      start: readDay(tag),
      end: readDay(addTage(tag, 1)),
      allDay: true,
      stamp: readDay(heute),
      transparency: ICalEventTransparency.TRANSPARENT,
      summary: art.name,
      description: statt ? 'Wegen eines Feiertags verschoben.' : null,
      location: ort,
      categories: [{ name: 'Abfall' }],
      url: new URL(ABFALL_PFAD, siteUrl).href,
      alarms: erinnerung
        ? [
            {
              type: ICalAlarmType.display,
              trigger: (MITTERNACHT - stunde * 60 - minute) * 60,
              description: `Morgen: ${art.name}`,
            },
          ]
        : [],
    });
  }
  return writeCalendar({ product: 'abfalltermine', name: `Abfalltermine ${ort}`, entries });
}
