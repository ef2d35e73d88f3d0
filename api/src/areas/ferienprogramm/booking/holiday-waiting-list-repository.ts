import type { Child, Contact } from '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-registration';
import { UNLIMITED } from '@gm/shared/areas/ferienprogramm/rules';
import type { Consent } from '@gm/shared/schemas/consents';
import { type Selectable, sql } from 'kysely';
import type { DataSource } from '../../../core/platform/database/database.ts';
import type { HolidayTables } from '../tables.ts';

export type WaitingEntry = Selectable<HolidayTables['ferien_warteliste']>;

/** Waiting lists of full events. Lock the event before changing one. */
export function createHolidayWaitingListRepository(db: DataSource) {
  return {
    /** Appends an entry and returns its id. */
    async enqueue(entry: {
      veranstaltung_id: number;
      token_hash: string;
      browser_hash: string;
      kontakt: Contact;
      kinder: readonly Child[];
      /** Keys of the children, in any order. */
      schluessel: string[];
      zustimmungen: readonly Consent[];
    }): Promise<number> {
      const { kontakt: contact, kinder: children, zustimmungen: consents, ...rest } = entry;
      const { id } = await db
        .insertInto('ferien_warteliste')
        .values({
          ...rest,
          status: 'unbestaetigt',
          anzahl: children.length,
          kontakt: JSON.stringify(contact),
          kinder: JSON.stringify(children),
          zustimmungen: JSON.stringify(consents),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /** By the secret from the mail, or from the browser that created it. */
    async find(hash: string): Promise<(WaitingEntry & { vom_postfach: boolean }) | null> {
      const line = await db
        .selectFrom('ferien_warteliste')
        .selectAll()
        .where((eb) => eb.or([eb('token_hash', '=', hash), eb('browser_hash', '=', hash)]))
        .executeTakeFirst();
      return line ? { ...line, vom_postfach: line.token_hash === hash } : null;
    },

    /** By id, for a family with a confirmed address. */
    async findOf({ id, email }: { id: number; email: string }): Promise<WaitingEntry | null> {
      const line = await db
        .selectFrom('ferien_warteliste')
        .selectAll()
        .where('id', '=', id)
        .where(sql<boolean>`lower(kontakt->>'email') = ${email.toLowerCase()}`)
        .where('status', '<>', 'unbestaetigt')
        .executeTakeFirst();
      return line ?? null;
    },

    /** Marks the address as confirmed, so that the entry can get offers. Idempotent. */
    async confirm(id: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('ferien_warteliste')
        .set({ status: 'wartet' })
        .where('id', '=', id)
        .where('status', '=', 'unbestaetigt')
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Deletes entries that were not confirmed within a day. */
    async deleteUnconfirmed(): Promise<void> {
      await db
        .deleteFrom('ferien_warteliste')
        .where('status', '=', 'unbestaetigt')
        .where('erstellt', '<', sql<Date>`now() - interval '1 day'`)
        .execute();
    },

    /** The current entry, locked until the transaction ends. */
    async lock(id: number): Promise<WaitingEntry> {
      return db.selectFrom('ferien_warteliste').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
    },

    /** All waiting entries and offers of an event. */
    async list(veranstaltungId: number): Promise<WaitingEntry[]> {
      return db
        .selectFrom('ferien_warteliste')
        .selectAll()
        .where('veranstaltung_id', '=', veranstaltungId)
        .where('status', 'in', ['wartet', 'angeboten'])
        .orderBy('id')
        .execute();
    },

    /** The first entry that needs no more than `free` places, or null. */
    async findNext(veranstaltungId: number, free: number): Promise<WaitingEntry | null> {
      const line = await db
        .selectFrom('ferien_warteliste')
        .selectAll()
        .where('veranstaltung_id', '=', veranstaltungId)
        .where('status', '=', 'wartet')
        .where('anzahl', '<=', free)
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .executeTakeFirst();
      return line ?? null;
    },

    /** Ids of the events that have room for an entry of their waiting list, including events that have started. */
    async listServable(): Promise<number[]> {
      const lines = await db
        .selectFrom('ferien_veranstaltungen as v')
        .select('v.id')
        .where('v.aktiv', '=', true)
        .where(
          sql<boolean>`exists (select from ferien_warteliste w where w.veranstaltung_id = v.id and w.status = 'wartet'
            and (v.teilnehmer_max >= ${UNLIMITED} or w.anzahl <= v.teilnehmer_max - v.vorab_reserviert - v.gebucht))`,
        )
        .orderBy('v.id')
        .execute();
      return lines.map(({ id }) => id);
    },

    /** Stores an offer with its new secret and expiry. */
    async offer(id: number, token_hash: string, angebot_bis: Date): Promise<void> {
      await db
        .updateTable('ferien_warteliste')
        .set({ status: 'angeboten', token_hash, browser_hash: null, angebot_bis })
        .where('id', '=', id)
        .execute();
    },

    async end(id: number, status: 'angenommen' | 'abgelaufen' | 'zurueckgezogen'): Promise<void> {
      await db.updateTable('ferien_warteliste').set({ status, angebot_bis: null }).where('id', '=', id).execute();
    },

    /**
     * Deletes the waiting lists of these events; returns the number of entries and the places held by offers per event.
     */
    async deleteAll(ids: readonly number[]): Promise<{ anzahl: number; plaetze: Map<number, number> }> {
      const deleted = await db
        .deleteFrom('ferien_warteliste')
        .where('veranstaltung_id', '=', sql<number>`any(${ids}::int[])`)
        .returning(['veranstaltung_id', 'status', 'anzahl'])
        .execute();
      const places = new Map<number, number>();
      for (const { veranstaltung_id: id, anzahl: count } of deleted.filter(({ status }) => status === 'angeboten')) {
        places.set(id, (places.get(id) ?? 0) + count);
      }
      return { anzahl: deleted.length, plaetze: places };
    },

    /** The offer that expired longest ago, or null. */
    async findExpired(): Promise<WaitingEntry | null> {
      const line = await db
        .selectFrom('ferien_warteliste')
        .selectAll()
        .where('status', '=', 'angeboten')
        .where('angebot_bis', '<=', sql<Date>`now()`)
        .orderBy('angebot_bis')
        .limit(1)
        .executeTakeFirst();
      return line ?? null;
    },

    /** Milliseconds until the next offer expires; null if there is none. */
    async measureWaitingTime(): Promise<number | null> {
      const { pause } = await db
        .selectFrom('ferien_warteliste')
        .select(sql<number | null>`(extract(epoch from min(angebot_bis) - now()) * 1000)::float8`.as('pause'))
        .where('status', '=', 'angeboten')
        .executeTakeFirstOrThrow();
      return pause === null ? null : Math.max(0, Math.ceil(pause));
    },
  };
}
