import { sql } from 'kysely';
import type { DataSource } from '../../core/platform/database/database.ts';
import { splitRows } from '../../core/platform/database/insert-many.ts';
import { areInTheWay, type OccupancyTime } from './build-occupancy.ts';

export interface NewOccupancy extends OccupancyTime {
  titel: string;
}

/** Arbitrary advisory lock id; serialises granting requests. */
const HALLS_LOCK = 21;

/** Occupancy of halls. */
export function createOccupancyRepository(db: DataSource) {
  const list = (hall: string, from: string, until: string) =>
    db
      .selectFrom('hallenbelegungen')
      .select(['titel', 'halle', 'hallenteile', 'beginn', 'ende', 'einsendung_id'])
      .where('halle', '=', hall)
      .where('beginn', '<', until)
      .where('ende', '>', from)
      .orderBy('beginn')
      .orderBy('id')
      .execute();

  return {
    /** Bookings of a hall that overlap the period from `from` to `until`. */
    list,

    /** Bookings in conflict with a request, except its own from an earlier approval. */
    async findKonflikte(time: OccupancyTime, submissionId: number) {
      const occupied = await list(time.halle, time.beginn, time.ende);
      return occupied.filter((occupancy) => occupancy.einsendung_id !== submissionId && areInTheWay(time, occupancy));
    },

    /** Locks bookings of this hall until the transaction ends. */
    async lock(hall: string): Promise<void> {
      await sql`select pg_advisory_xact_lock(${HALLS_LOCK}, hashtext(${hall}))`.execute(db);
    },

    async save(submissionId: number, occupancy: NewOccupancy): Promise<void> {
      await db
        .insertInto('hallenbelegungen')
        .values({ ...occupancy, einsendung_id: submissionId })
        .execute();
    },

    /** Removes the booking of a request. */
    async remove(submissionId: number): Promise<void> {
      await db.deleteFrom('hallenbelegungen').where('einsendung_id', '=', submissionId).execute();
    },

    /** Halls with bookings. */
    async listHallen(): Promise<string[]> {
      const lines = await db.selectFrom('hallenbelegungen').select('halle').distinct().orderBy('halle').execute();
      return lines.map(({ halle: hall }) => hall);
    },

    /** Replaces the bookings from the content; those of requests stay. */
    async replace(occupancies: readonly NewOccupancy[]): Promise<void> {
      await db.deleteFrom('hallenbelegungen').where('einsendung_id', 'is', null).execute();
      for (const part of splitRows(occupancies)) await db.insertInto('hallenbelegungen').values(part).execute();
    },
  };
}
