import { type Selectable, sql } from 'kysely';
import type { DataSource } from '../../../core/platform/database/database.ts';
import type { HolidayTables } from '../tables.ts';
import { isLink } from './holiday-inventory-repository.ts';

type Deadline = Pick<
  Selectable<HolidayTables['ferien_buchungen']>,
  'bestaetigt' | 'bestaetigen_bis' | 'verfallen' | 'email'
>;

/** A booking with a confirmed or unconfirmed mail address. */
export interface OpenBooking extends Deadline {
  id: number;
  referenz: string;
  /** Whether it was found by a mailed secret rather than the browser's. */
  vom_postfach: boolean;
  kinder: number;
  plaetze: number;
}

/** Condition: unconfirmed, and its places are still held. */
const OPEN = sql<boolean>`bestaetigt is null and verfallen is null`;

/** Unconfirmed bookings. Lock children and events before changing one. */
export function createHolidayOpenRepository(db: DataSource) {
  return {
    /** By the hash of a secret, from a mail or from the browser that booked; null if unknown. */
    async find(token_hash: string): Promise<OpenBooking | null> {
      const line = await db
        .selectFrom('ferien_buchungen')
        .select(['id', 'referenz', 'email', 'bestaetigt', 'bestaetigen_bis', 'verfallen'])
        .select(sql<boolean>`coalesce(${isLink(token_hash)}, false)`.as('vom_postfach'))
        .select(
          sql<number>`(select count(*)::int from ferien_kinder where buchung_id = ferien_buchungen.id)`.as('kinder'),
        )
        .select(
          sql<number>`(select count(*)::int from ferien_teilnahmen t join ferien_kinder k on k.id = t.kind_id
            where k.buchung_id = ferien_buchungen.id)`.as('plaetze'),
        )
        .where(sql<boolean>`(browser_hash = ${token_hash} or ${isLink(token_hash)})`)
        .executeTakeFirst();
      return line ?? null;
    },

    /** State of the booking, locked until the transaction ends; null if it was deleted. */
    async lock(id: number): Promise<(Deadline & { abgelaufen: boolean }) | null> {
      const line = await db
        .selectFrom('ferien_buchungen')
        .select(['bestaetigt', 'bestaetigen_bis', 'verfallen', 'email'])
        .select(sql<boolean>`coalesce(bestaetigen_bis <= now(), false)`.as('abgelaufen'))
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      return line ?? null;
    },

    /** Confirmation deadline of an open booking, otherwise null. */
    async readFrist(id: number): Promise<Date | null> {
      const line = await db
        .selectFrom('ferien_buchungen')
        .select('bestaetigen_bis')
        .where('id', '=', id)
        .where(OPEN)
        .executeTakeFirst();
      return line?.bestaetigen_bis ?? null;
    },

    async confirm(id: number): Promise<void> {
      await db
        .updateTable('ferien_buchungen')
        .set({ bestaetigt: sql<Date>`now()`, erinnern_ab: null })
        .where('id', '=', id)
        .execute();
      await db
        .updateTable('ferien_teilnahmen')
        .set({ fest: true })
        .where('kind_id', 'in', (eb) => eb.selectFrom('ferien_kinder').select('id').where('buchung_id', '=', id))
        .execute();
    },

    /** Adds another secret that opens the booking. */
    async addLink(buchung_id: number, token_hash: string): Promise<void> {
      await db.insertInto('ferien_links').values({ buchung_id, token_hash }).execute();
    },

    /** Changes the address: links sent to the old one become invalid; the deadline stays. */
    async move(id: number, fresh: { email: string; token_hash: string }): Promise<void> {
      await db.deleteFrom('ferien_links').where('buchung_id', '=', id).execute();
      await db.updateTable('ferien_buchungen').set(fresh).where('id', '=', id).execute();
    },

    /** The booking with the longest overdue reminder, locked for this process and marked as reminded. */
    async takeReminder() {
      const line = await db
        .updateTable('ferien_buchungen')
        .set({ erinnern_ab: null })
        .where('id', '=', (eb) =>
          eb
            .selectFrom('ferien_buchungen')
            .select('id')
            .where(OPEN)
            .where('erinnern_ab', '<=', sql<Date>`now()`)
            .where('bestaetigen_bis', '>', sql<Date>`now()`)
            .orderBy('erinnern_ab')
            .limit(1)
            .forUpdate()
            .skipLocked(),
        )
        .returning('id')
        .executeTakeFirst();
      return line?.id ?? null;
    },

    /** The booking that expired longest ago, or null. */
    async findExpired(): Promise<number | null> {
      const line = await db
        .selectFrom('ferien_buchungen')
        .select('id')
        .where(OPEN)
        .where('bestaetigen_bis', '<=', sql<Date>`now()`)
        .orderBy('bestaetigen_bis')
        .limit(1)
        .executeTakeFirst();
      return line?.id ?? null;
    },

    /** Releases its places; returns their events, one per place. */
    async expire(id: number): Promise<number[]> {
      await db
        .updateTable('ferien_buchungen')
        .set({ verfallen: sql<Date>`now()`, erinnern_ab: null })
        .where('id', '=', id)
        .execute();
      const lines = await db
        .updateTable('ferien_teilnahmen')
        .set({ storniert: sql<Date>`now()` })
        .where('kind_id', 'in', (eb) => eb.selectFrom('ferien_kinder').select('id').where('buchung_id', '=', id))
        .where('storniert', 'is', null)
        .returning('veranstaltung_id')
        .execute();
      return lines.map(({ veranstaltung_id }) => veranstaltung_id);
    },

    /** Deletes bookings that expired more than a day ago: their addresses were never confirmed. */
    async deleteExpired(): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom('ferien_buchungen')
        .where('verfallen', '<', sql<Date>`now() - interval '1 day'`)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },

    /** Milliseconds until the next reminder or expiry; null if there are no open bookings. */
    async measureWaitingTime(): Promise<number | null> {
      const { pause } = await db
        .selectFrom('ferien_buchungen')
        .select(
          sql<number | null>`(extract(epoch from min(least(erinnern_ab, bestaetigen_bis)) - now()) * 1000)::float8`.as(
            'pause',
          ),
        )
        .where(OPEN)
        .executeTakeFirstOrThrow();
      return pause === null ? null : Math.max(0, Math.ceil(pause));
    },
  };
}
