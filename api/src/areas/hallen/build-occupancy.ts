import { VEREINSZIMMER } from '@gm/shared/areas/hallen/hallenanmietung-fields';
import { addDays } from '@gm/shared/rules/berlin-time';
import { getWord } from '../../core/desk/pieces.ts';
import type { Details } from '../../core/desk/release-kind.ts';

/** When and where a hall is occupied, in local time `YYYY-MM-DDTHH:mm`. */
export interface OccupancyTime {
  halle: string;
  /** Comma-separated names; empty for the whole hall. */
  hallenteile: string;
  beginn: string;
  ende: string;
}

/**
 * Occupancy of a request from its first to its last hour, nights included, as the furniture stays. An end before the
 * start on the same day means the following night. Null without a hall.
 */
export function buildOccupancy(details: Details): (OccupancyTime & { titel: string }) | null {
  const location = getWord(details, 'veranstaltungsort');
  if (!location) return null;
  const start = `${getWord(details, 'datum_von')}T${getWord(details, 'zeit_von')}`;
  const day = getWord(details, 'datum_bis');
  const time = getWord(details, 'zeit_bis') === '00:00' ? '24:00' : getWord(details, 'zeit_bis');
  const end = `${day}T${time}`;
  return {
    halle:
      location === VEREINSZIMMER
        ? [location, getWord(details, 'vereinszimmer_ort')].filter(Boolean).join(' ')
        : location,
    hallenteile: getWord(details, 'hallenteile'),
    beginn: start,
    ende: end > start ? end : `${addDays(day, 1)}T${time}`,
    titel:
      [getWord(details, 'veranstaltungsart'), getWord(details, 'veranstalter')].filter(Boolean).join(', ') ||
      'Belegung',
  };
}

const split = (parts: string) =>
  parts
    .toLowerCase()
    .split(/,|;|\+|\bund\b/)
    .map((part) => part.trim())
    .filter(Boolean);

/** Whether both conflict. A request without parts takes the whole hall. */
export function areInTheWay(one: OccupancyTime, other: OccupancyTime): boolean {
  if (one.halle !== other.halle || one.beginn >= other.ende || other.beginn >= one.ende) return false;
  const parts = split(one.hallenteile);
  const foreign = split(other.hallenteile);
  return parts.length === 0 || foreign.length === 0 || parts.some((part) => foreign.includes(part));
}
