import { addDays, WEEKDAYS } from '@gm/shared/rules/berlin-time';
import { findMonday } from '../../core/platform/rules/find-monday.ts';
import type { HallOccupanciesFile } from './hall-occupancies-file.ts';
import type { NewOccupancy } from './occupancy-repository.ts';

/** Weeks ahead that halls can be requested for. */
const WEEKS = 52;

/** Weekly use as bookings, from the Monday of the week of `today` (`YYYY-MM-DD`). */
export function buildOccupancies(hallOccupancies: HallOccupanciesFile, today: string): NewOccupancy[] {
  const monday = findMonday(today);
  return hallOccupancies.flatMap(
    ({ halle: hall, hallenteile: hallParts, titel: title, wochentag: weekday, von: from, bis: until }) =>
      Array.from({ length: WEEKS }, (_, week) => {
        const day = addDays(monday, 7 * week + WEEKDAYS.indexOf(weekday));
        return { halle: hall, hallenteile: hallParts, titel: title, beginn: `${day}T${from}`, ende: `${day}T${until}` };
      }),
  );
}
