import { sql } from 'kysely';
import type { Datenquelle } from '../../kern/daten/database.ts';
import { splitRows } from '../../kern/daten/insert-many.ts';
import { areInTheWay, type Belegungszeit } from './build-belegung.ts';

export interface NeueBelegung extends Belegungszeit {
  titel: string;
}

/** Any number; two requests for one hall must not be granted at once. */
const HALLEN_SPERRE = 21;

/** When halls are taken. */
export function createBelegungRepository(db: Datenquelle) {
  const list = (halle: string, von: string, bis: string) =>
    db
      .selectFrom('hallenbelegungen')
      .select(['titel', 'halle', 'hallenteile', 'beginn', 'ende', 'einsendung_id'])
      .where('halle', '=', halle)
      .where('beginn', '<', bis)
      .where('ende', '>', von)
      .orderBy('beginn')
      .orderBy('id')
      .execute();

  return {
    /** Bookings of a hall that touch the time from `von` to `bis`. */
    list: list,

    /** Bookings that stand in the way of a request; its own, from an earlier release, does not. */
    async findKonflikte(zeit: Belegungszeit, einsendungId: number) {
      const belegt = await list(zeit.halle, zeit.beginn, zeit.ende);
      return belegt.filter((belegung) => belegung.einsendung_id !== einsendungId && areInTheWay(zeit, belegung));
    },

    /** Lets nobody else book this hall until the transaction ends. */
    async lock(halle: string): Promise<void> {
      await sql`select pg_advisory_xact_lock(${HALLEN_SPERRE}, hashtext(${halle}))`.execute(db);
    },

    async save(einsendungId: number, belegung: NeueBelegung): Promise<void> {
      await db
        .insertInto('hallenbelegungen')
        .values({ ...belegung, einsendung_id: einsendungId })
        .execute();
    },

    /** Takes back what a request was given. */
    async remove(einsendungId: number): Promise<void> {
      await db.deleteFrom('hallenbelegungen').where('einsendung_id', '=', einsendungId).execute();
    },

    /** Halls there is a booking of. */
    async listHallen(): Promise<string[]> {
      const zeilen = await db.selectFrom('hallenbelegungen').select('halle').distinct().orderBy('halle').execute();
      return zeilen.map(({ halle }) => halle);
    },

    /** Takes over what the content says; what requests were given stays. */
    async replace(belegungen: readonly NeueBelegung[]): Promise<void> {
      await db.deleteFrom('hallenbelegungen').where('einsendung_id', 'is', null).execute();
      for (const part of splitRows(belegungen)) await db.insertInto('hallenbelegungen').values(part).execute();
    },
  };
}
