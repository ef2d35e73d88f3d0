import { addDays, WEEKDAYS } from '@gm/shared/rules/berlin-time';
import type { Week } from '@gm/shared/schemas/desk/week';
import type { DataSource } from '../../core/platform/database/database.ts';
import { findMonday } from '../../core/platform/rules/find-monday.ts';
import { areInTheWay } from './build-occupancy.ts';
import { createOccupancyRepository, type NewOccupancy } from './occupancy-repository.ts';

/** A hall from Monday to Sunday: bookings and the requested period, with conflicts marked. */
export async function showWeek(
  db: DataSource,
  hall: string,
  day: string,
  inquiry?: { belegung: NewOccupancy; einsendungId: number },
): Promise<Week> {
  const monday = findMonday(day);
  const occupied = await createOccupancyRepository(db).list(hall, `${monday}T00:00`, `${addDays(monday, 6)}T24:00`);
  const foreign = occupied
    .filter(({ einsendung_id }) => inquiry === undefined || einsendung_id !== inquiry.einsendungId)
    .map(({ einsendung_id: _, ...occupancy }) => ({
      ...occupancy,
      angefragt: false,
      konflikt: inquiry !== undefined && areInTheWay(inquiry.belegung, occupancy),
    }));
  const own = inquiry
    ? [{ ...inquiry.belegung, angefragt: true, konflikt: foreign.some(({ konflikt: conflict }) => conflict) }]
    : [];
  const all = [...foreign, ...own].sort((a, b) => (a.beginn < b.beginn ? -1 : 1));
  return {
    halle: hall,
    tage: WEEKDAYS.map((_, index) => {
      const today = addDays(monday, index);
      return {
        tag: today,
        belegungen: all
          .filter(({ beginn: start, ende: end }) => start < `${today}T24:00` && end > `${today}T00:00`)
          .map(
            ({
              titel: title,
              hallenteile: hallParts,
              beginn: start,
              ende: end,
              angefragt: requested,
              konflikt: conflict,
            }) => ({
              titel: title,
              hallenteile: hallParts,
              beginn: start,
              ende: end,
              angefragt: requested,
              konflikt: conflict,
            }),
          ),
      };
    }),
  };
}
