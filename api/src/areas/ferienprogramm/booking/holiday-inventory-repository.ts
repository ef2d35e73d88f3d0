import type { GENDERS } from '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-registration';
import { sql } from 'kysely';
import type { DataSource } from '../../../core/platform/database/database.ts';
import type { FixedOccupancy } from './check-registration.ts';

/** Stored bookings: lookup and deletion. */
export function createHolidayInventoryRepository(db: DataSource) {
  /** Confirmed bookings of these children; unconfirmed ones block nothing. */
  const selectFixed = (key: readonly string[]) =>
    db
      .selectFrom('ferien_teilnahmen as t')
      .innerJoin('ferien_kinder as k', 'k.id', 't.kind_id')
      .innerJoin('ferien_buchungen as b', 'b.id', 'k.buchung_id')
      .innerJoin('ferien_veranstaltungen as v', 'v.id', 't.veranstaltung_id')
      .select(['t.schluessel', 'v.id', 'v.titel', 'v.datum_von', 'v.datum_bis', 'v.taeglich', 'b.email', 'b.referenz'])
      .where('t.schluessel', '=', sql<string>`any(${key}::text[])`)
      .where('t.storniert', 'is', null)
      .where('t.fest', '=', true)
      .orderBy('v.id');

  return {
    /** Confirmed bookings of these children by the same mail address. */
    async findOwn(key: readonly string[], email: string): Promise<FixedOccupancy[]> {
      return selectFixed(key).where(sql<string>`lower(b.email)`, '=', email.toLowerCase()).execute();
    },

    /**
     * Confirmed bookings of these children by other addresses, as far as already checked by
     * `holiday-conflict-repository.ts`: of two families, the first is notified.
     */
    async findOthers(key: readonly string[], email: string): Promise<FixedOccupancy[]> {
      return selectFixed(key)
        .where(sql<string>`lower(b.email)`, '<>', email.toLowerCase())
        .where('t.konflikt_geprueft', '=', true)
        .execute();
    },

    /** A confirmed booking by the hash of a mailed secret, or null. */
    async find(token_hash: string) {
      const found = await db
        .selectFrom('ferien_buchungen')
        .select('id')
        .where(isLink(token_hash))
        .where('bestaetigt', 'is not', null)
        .executeTakeFirst();
      return found ? this.read(found.id) : null;
    },

    /** A booking with its children and their events, confirmed or not, or null. */
    async read(id: number) {
      const booking = await db.selectFrom('ferien_buchungen').selectAll().where('id', '=', id).executeTakeFirst();
      if (!booking) return null;
      const children = await db
        .selectFrom('ferien_kinder')
        .selectAll()
        .where('buchung_id', '=', booking.id)
        .orderBy('platz')
        .execute();
      const participations = await db
        .selectFrom('ferien_teilnahmen')
        .select(['kind_id', 'veranstaltung_id', 'preis', 'storniert'])
        .where('kind_id', '=', sql<number>`any(${children.map(({ id }) => id)}::int[])`)
        .orderBy('veranstaltung_id')
        .execute();
      return {
        ...booking,
        kinder: children.map(({ geschlecht: gender, ...child }) => ({
          ...child,
          geschlecht: gender as (typeof GENDERS)[number],
          teilnahmen: participations.filter(({ kind_id }) => kind_id === child.id),
        })),
      };
    },

    /** Ids of the events that ended more than `days` days ago, locked in order. */
    async lockPast(days: number): Promise<number[]> {
      const lines = await db
        .selectFrom('ferien_veranstaltungen')
        .select('id')
        .where(sql<boolean>`left(datum_bis, 10)::date < (now() at time zone 'Europe/Berlin')::date - ${days}::int`)
        .orderBy('id')
        .forUpdate()
        .execute();
      return lines.map(({ id }) => id);
    },

    /** Deletes bookings that have only these events; returns their number and the places held per event. */
    async deleteAll(ids: readonly number[]): Promise<{ anzahl: number; plaetze: Map<number, number> }> {
      const bookings = await db
        .selectFrom('ferien_buchungen as b')
        .select('b.id')
        .where(
          sql<boolean>`not exists (select from ferien_kinder k join ferien_teilnahmen t on t.kind_id = k.id
            where k.buchung_id = b.id and t.veranstaltung_id <> all(${ids}::int[]))`,
        )
        // Unsettled bills are still needed; a line of a bank statement is deleted with the last booking it paid.
        .where(
          sql<boolean>`(not exists (select from ferien_konten k where k.buchung_id = b.id)
            or (select coalesce(sum(betrag), 0) from ferien_posten where buchung_id = b.id)
              = (select coalesce(sum(betrag), 0) from ferien_zahlungen where buchung_id = b.id))`,
        )
        .execute();
      const old = sql<number>`any(${bookings.map(({ id }) => id)}::int[])`;
      const places = await db
        .selectFrom('ferien_teilnahmen as t')
        .innerJoin('ferien_kinder as k', 'k.id', 't.kind_id')
        .select(['t.veranstaltung_id', sql<number>`count(*)::int`.as('anzahl')])
        .where('k.buchung_id', '=', old)
        .where('t.storniert', 'is', null)
        .groupBy('t.veranstaltung_id')
        .execute();
      await db.deleteFrom('ferien_buchungen').where('id', '=', old).execute();
      return {
        anzahl: bookings.length,
        plaetze: new Map(places.map(({ veranstaltung_id, anzahl: count }) => [veranstaltung_id, count])),
      };
    },
  };
}

/** Condition on `ferien_buchungen`: this secret was mailed for it. */
export const isLink = (token_hash: string) => sql<boolean>`(ferien_buchungen.token_hash = ${token_hash}
  or ferien_buchungen.id = (select buchung_id from ferien_links where ferien_links.token_hash = ${token_hash}))`;

export type SavedBooking = NonNullable<
  Awaited<ReturnType<ReturnType<typeof createHolidayInventoryRepository>['read']>>
>;
