import type { Ferienveranstaltung } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import { addDays, readBerlinTime, readInstant } from '@gm/shared/rules/berlin-time';

type Times = Pick<Ferienveranstaltung, 'datum_von' | 'datum_bis' | 'taeglich'>;

/** Upper limit of days, so that a typing error does not create thousands of lists. */
const AT_MOST = 60;

/** Days of an event that are not over and have their own attendance list, each with its end. */
export function listDays({ datum_von, datum_bis, taeglich: daily }: Times, now: Date): { tag: string; bis: Date }[] {
  const first = datum_von.slice(0, 10);
  const last = datum_bis.slice(0, 10);
  const today = readBerlinTime(now).tag;
  const endOf = (day: string) => readInstant({ tag: addDays(day, 1), uhrzeit: '00:00' });
  // An overnight event has one list.
  if (!daily) return last < today ? [] : [{ tag: first, bis: endOf(last) }];
  const days = [];
  for (let day = first; day <= last && days.length < AT_MOST; day = addDays(day, 1)) {
    if (day >= today) days.push({ tag: day, bis: endOf(day) });
  }
  return days;
}
