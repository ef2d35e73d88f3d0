import type { Ferienveranstaltung } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import { countFreePlaetze, hasBegun, hasSuitableAge } from '@gm/shared/bereiche/ferienprogramm/regeln';
import type { AngemeldetesKind } from './read-anmeldung.ts';

const ANZAHL = 3;
const DAY_MS = 24 * 3_600_000;

const readTag = ({ datum_von }: Pick<Ferienveranstaltung, 'datum_von'>) => Date.parse(datum_von.slice(0, 10)) / DAY_MS;

/**
 * What a family may take instead of an event it cannot have: free, still to come, for one of its children where it has named
 * any, else for the same ages; the nearest days first.
 */
export function findAlternativen(
  statt: Ferienveranstaltung,
  programm: readonly Ferienveranstaltung[],
  kinder: readonly Pick<AngemeldetesKind, 'geburtstag'>[],
  jetzt: Date,
): Ferienveranstaltung[] {
  const fits = (event: Ferienveranstaltung) =>
    kinder.length > 0
      ? kinder.some(({ geburtstag }) => hasSuitableAge(geburtstag, event))
      : event.alter_min <= statt.alter_max && event.alter_max >= statt.alter_min;
  const distance = (event: Ferienveranstaltung) => Math.abs(readTag(event) - readTag(statt));
  return programm
    .filter((event) => event.id !== statt.id && !hasBegun(event, jetzt) && countFreePlaetze(event) > 0 && fits(event))
    .sort((a, b) => distance(a) - distance(b) || a.id - b.id)
    .slice(0, ANZAHL);
}
