import { sql } from 'kysely';
import type { Figure } from '../../core/platform/observability/figure.ts';

/** Places of the holiday programme: taken, cancelled, wait-listed. */
export const PLACES: Figure = {
  name: 'gemeinde_holiday_places',
  help: 'Places of the holiday programme by state',
  label: 'state',
  async read(db) {
    const { rows } = await sql<{ booked: number; cancelled: number; waiting: number }>`
      select count(*) filter (where storniert is null) as booked,
             count(*) filter (where storniert is not null) as cancelled,
             (select coalesce(sum(anzahl), 0) from ferien_warteliste where status = 'wartet')::int8 as waiting
        from ferien_teilnahmen`.execute(db);
    return new Map(Object.entries(rows[0] ?? {}));
  },
};
