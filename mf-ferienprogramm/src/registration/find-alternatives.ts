import type { Ferienveranstaltung } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import { countFreePlaces, hasBegun, hasSuitableAge } from '@gm/shared/areas/ferienprogramm/rules';
import type { RegisteredChild } from './read-registration.ts';

const COUNT = 3;
const DAY_MS = 24 * 3_600_000;

const readDay = ({ datum_von }: Pick<Ferienveranstaltung, 'datum_von'>) => Date.parse(datum_von.slice(0, 10)) / DAY_MS;

/**
 * Alternatives to an unavailable event: free, in the future, suitable for one of the children or otherwise for the same
 * ages; nearest days first.
 */
export function findAlternatives(
  insteadOf: Ferienveranstaltung,
  program: readonly Ferienveranstaltung[],
  children: readonly Pick<RegisteredChild, 'geburtstag'>[],
  now: Date,
): Ferienveranstaltung[] {
  const fits = (event: Ferienveranstaltung) =>
    children.length > 0
      ? children.some(({ geburtstag: birthday }) => hasSuitableAge(birthday, event))
      : event.alter_min <= insteadOf.alter_max && event.alter_max >= insteadOf.alter_min;
  const distance = (event: Ferienveranstaltung) => Math.abs(readDay(event) - readDay(insteadOf));
  return program
    .filter((event) => event.id !== insteadOf.id && !hasBegun(event, now) && countFreePlaces(event) > 0 && fits(event))
    .sort((a, b) => distance(a) - distance(b) || a.id - b.id)
    .slice(0, COUNT);
}
