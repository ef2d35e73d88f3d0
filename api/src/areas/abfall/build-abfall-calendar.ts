import type { AbfallKind, Abfuhr } from '@gm/shared/areas/abfall/abfall';
import { addDays } from '@gm/shared/rules/berlin-time';
import { buildSlug } from '@gm/shared/rules/build-slug';
import { ICalAlarmType, type ICalEventData, ICalEventTransparency } from 'ical-generator';
import { readDay, writeCalendar } from '../../core/services/calendar/write-calendar.ts';
import { ABFALL_PATH } from './abfall-path.ts';

const MIDNIGHT = 24 * 60;

interface AbfallCalendar {
  /** Street and district, or only the district. */
  ort: string;
  bezirk: string;
  arten: readonly AbfallKind[];
  abfuhren: readonly Abfuhr[];
  /** Time of the alarm on the evening before, `HH:mm`; null for no alarm. */
  erinnerung: string | null;
  siteUrl: string;
  /** Calendar day on which the file is built. The same content on the same day yields the same file. */
  heute: string;
}

/**
 * Collections as a calendar file (RFC 5545) with all-day events. A shifted collection keeps its UID, so that calendar
 * apps move it too.
 */
export function buildAbfallCalendar(details: AbfallCalendar): string {
  const {
    ort: location,
    bezirk: district,
    arten: kinds,
    abfuhren,
    erinnerung: reminder,
    siteUrl,
    heute: today,
  } = details;
  const { host } = new URL(siteUrl);
  const [hour = 0, minute = 0] = (reminder ?? '').split(':').map(Number);
  const entries: ICalEventData[] = [];
  for (const { tag: day, art: kindId, statt: insteadOf } of abfuhren) {
    const kind = kinds.find(({ id }) => id === kindId);
    if (!kind) continue;
    entries.push({
      id: `abfall-${buildSlug(district)}-${kind.id}-${insteadOf ?? day}@${host}`,
      start: readDay(day),
      end: readDay(addDays(day, 1)),
      allDay: true,
      stamp: readDay(today),
      transparency: ICalEventTransparency.TRANSPARENT,
      summary: kind.name,
      description: insteadOf ? 'Wegen eines Feiertags verschoben.' : null,
      location,
      categories: [{ name: 'Abfall' }],
      url: new URL(ABFALL_PATH, siteUrl).href,
      alarms: reminder
        ? [
            {
              type: ICalAlarmType.display,
              trigger: (MIDNIGHT - hour * 60 - minute) * 60,
              description: `Morgen: ${kind.name}`,
            },
          ]
        : [],
    });
  }
  return writeCalendar({ product: 'abfalltermine', name: `Abfalltermine ${location}`, entries });
}
