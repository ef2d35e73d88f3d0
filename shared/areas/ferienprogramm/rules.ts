import { addDays, readBerlinTime } from '../../rules/berlin-time.ts';
import { computeAge } from '../../rules/compute-age.ts';
import type { FerienprogrammOptions, Ferienveranstaltung } from './ferienprogramm.ts';

/** Maximum age or participants without a limit (B9). */
export const UNLIMITED = 999;

type Places = Pick<Ferienveranstaltung, 'teilnehmer_max' | 'bereits_reserviert'>;
type Age = Pick<Ferienveranstaltung, 'alter_min' | 'alter_max' | 'datum_von'>;
type Period = Pick<Ferienveranstaltung, 'datum_von' | 'datum_bis' | 'taeglich'>;

/** Whether a child with this birthday has a suitable age on the event's first day, limits inclusive. */
export function hasSuitableAge(birthday: string, { alter_min, alter_max, datum_von }: Age): boolean {
  const age = computeAge(birthday, datum_von);
  return age >= 0 && age >= alter_min && (alter_max >= UNLIMITED || age <= alter_max);
}

/** Free places after deducting `held` more, e.g. for other children of this session; at least 0. */
export function countFreePlaces({ teilnehmer_max, bereits_reserviert }: Places, held = 0): number {
  if (teilnehmer_max >= UNLIMITED) return Number.POSITIVE_INFINITY;
  return Math.max(0, teilnehmer_max - bereits_reserviert - held);
}

/** Whether the event is offered to a child (B4): suitable age and a free place. */
export function isSuitable(veranstaltung: Places & Age, birthday: string, held = 0): boolean {
  return countFreePlaces(veranstaltung, held) > 0 && hasSuitableAge(birthday, veranstaltung);
}

/** Whether registration is open at an instant, in Europe/Berlin; first and last day inclusive. */
export function isRegistrationOpen(
  { anmeldung_von, anmeldung_bis }: Pick<FerienprogrammOptions, 'anmeldung_von' | 'anmeldung_bis'>,
  now: Date,
): boolean {
  const { tag: day } = readBerlinTime(now);
  return anmeldung_von <= day && day <= anmeldung_bis;
}

/** Whether the event has begun at an instant. */
export function hasBegun({ datum_von }: Pick<Period, 'datum_von'>, now: Date): boolean {
  const { tag: day, uhrzeit: timeOfDay } = readBerlinTime(now);
  return `${day}T${timeOfDay}` >= readStart(datum_von);
}

const readStart = (moment: string) => (moment.includes('T') ? moment : `${moment}T00:00`);
const readEnd = (moment: string) => (moment.includes('T') ? moment : `${moment}T24:00`);

/** The periods of an event as pairs of `YYYY-MM-DDTHH:mm`: one per day for daily events. */
export function listTimes({ datum_von, datum_bis, taeglich: daily }: Period): [beginn: string, ende: string][] {
  const start = readStart(datum_von);
  const end = readEnd(datum_bis);
  if (!daily) return [[start, end]];
  const times: [string, string][] = [];
  for (let day = start.slice(0, 10); day <= end.slice(0, 10); day = addDays(day, 1)) {
    times.push([`${day}${start.slice(10)}`, `${day}${end.slice(10)}`]);
  }
  return times;
}

/** Whether two events overlap. One that ends when the other begins does not. */
export function overlap(one: Period, other: Period): boolean {
  const times = listTimes(other);
  return listTimes(one).some(([start, end]) => times.some(([from, until]) => start < until && from < end));
}

/** Last calendar day for cancelling online. */
export function getCancellationClosing(
  { datum_von }: Pick<Period, 'datum_von'>,
  { storno_tage }: Pick<FerienprogrammOptions, 'storno_tage'>,
): string {
  return addDays(datum_von.slice(0, 10), -storno_tage);
}
