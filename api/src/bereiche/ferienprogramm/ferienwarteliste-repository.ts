import type { Kind, Kontakt } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-anmeldung';
import { UNBEGRENZT } from '@gm/shared/bereiche/ferienprogramm/regeln';
import type { Zustimmung } from '@gm/shared/schemas/zustimmungen';
import { type Selectable, sql } from 'kysely';
import type { Datenquelle } from '../../kern/daten/database.ts';
import type { FerienTabellen } from './tables.ts';

export type Warteeintrag = Selectable<FerienTabellen['ferien_warteliste']>;

/** The line for full events. Whoever changes it has locked the event before. */
export function createFerienwartelisteRepository(db: Datenquelle) {
  return {
    /** Puts an entry at the end of the line and gives its id. */
    async enqueue(eintrag: {
      veranstaltung_id: number;
      token_hash: string;
      browser_hash: string;
      kontakt: Kontakt;
      kinder: readonly Kind[];
      /** Of the children, in any order. */
      schluessel: string[];
      zustimmungen: readonly Zustimmung[];
    }): Promise<number> {
      const { kontakt, kinder, zustimmungen, ...rest } = eintrag;
      const { id } = await db
        .insertInto('ferien_warteliste')
        .values({
          ...rest,
          status: 'unbestaetigt',
          anzahl: kinder.length,
          kontakt: JSON.stringify(kontakt),
          kinder: JSON.stringify(kinder),
          zustimmungen: JSON.stringify(zustimmungen),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /** By the secret of its mail, or of the browser that entered it. */
    async find(hash: string): Promise<(Warteeintrag & { vom_postfach: boolean }) | null> {
      const zeile = await db
        .selectFrom('ferien_warteliste')
        .selectAll()
        .where((eb) => eb.or([eb('token_hash', '=', hash), eb('browser_hash', '=', hash)]))
        .executeTakeFirst();
      return zeile ? { ...zeile, vom_postfach: zeile.token_hash === hash } : null;
    },

    /** Of a family whose address is proven. */
    async findOf({ id, email }: { id: number; email: string }): Promise<Warteeintrag | null> {
      const zeile = await db
        .selectFrom('ferien_warteliste')
        .selectAll()
        .where('id', '=', id)
        .where(sql<boolean>`lower(kontakt->>'email') = ${email.toLowerCase()}`)
        .where('status', '<>', 'unbestaetigt')
        .executeTakeFirst();
      return zeile ?? null;
    },

    /** Somebody has its mail: from now on it may get offers. Twice is like once. */
    async confirm(id: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('ferien_warteliste')
        .set({ status: 'wartet' })
        .where('id', '=', id)
        .where('status', '=', 'unbestaetigt')
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Erases what nobody has confirmed for a day: nobody has proven that it was theirs. */
    async deleteUnbestaetigte(): Promise<void> {
      await db
        .deleteFrom('ferien_warteliste')
        .where('status', '=', 'unbestaetigt')
        .where('erstellt', '<', sql<Date>`now() - interval '1 day'`)
        .execute();
    },

    /** The entry as it is now, kept from others until the transaction ends. */
    async lock(id: number): Promise<Warteeintrag> {
      return db.selectFrom('ferien_warteliste').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
    },

    /** Everybody who waits for an event or has an offer. */
    async list(veranstaltungId: number): Promise<Warteeintrag[]> {
      return db
        .selectFrom('ferien_warteliste')
        .selectAll()
        .where('veranstaltung_id', '=', veranstaltungId)
        .where('status', 'in', ['wartet', 'angeboten'])
        .orderBy('id')
        .execute();
    },

    /** The first in line who needs no more than `frei` places; null when nobody does. */
    async findNext(veranstaltungId: number, frei: number): Promise<Warteeintrag | null> {
      const zeile = await db
        .selectFrom('ferien_warteliste')
        .selectAll()
        .where('veranstaltung_id', '=', veranstaltungId)
        .where('status', '=', 'wartet')
        .where('anzahl', '<=', frei)
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .executeTakeFirst();
      return zeile ?? null;
    },

    /** Ids of the events with room for somebody in their line, those that have begun included. */
    async listBedienbare(): Promise<number[]> {
      const zeilen = await db
        .selectFrom('ferien_veranstaltungen as v')
        .select('v.id')
        .where('v.aktiv', '=', true)
        .where(
          sql<boolean>`exists (select from ferien_warteliste w where w.veranstaltung_id = v.id and w.status = 'wartet'
            and (v.teilnehmer_max >= ${UNBEGRENZT} or w.anzahl <= v.teilnehmer_max - v.vorab_reserviert - v.gebucht))`,
        )
        .orderBy('v.id')
        .execute();
      return zeilen.map(({ id }) => id);
    },

    /** Remembers an offer with its new secret, and until when it holds. */
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

    /** Erases the lines of these events; gives how many entries, and how many places of each event were held by offers. */
    async deleteAll(ids: readonly number[]): Promise<{ anzahl: number; plaetze: Map<number, number> }> {
      const geloescht = await db
        .deleteFrom('ferien_warteliste')
        .where('veranstaltung_id', '=', sql<number>`any(${ids}::int[])`)
        .returning(['veranstaltung_id', 'status', 'anzahl'])
        .execute();
      const plaetze = new Map<number, number>();
      for (const { veranstaltung_id: id, anzahl } of geloescht.filter(({ status }) => status === 'angeboten')) {
        plaetze.set(id, (plaetze.get(id) ?? 0) + anzahl);
      }
      return { anzahl: geloescht.length, plaetze };
    },

    /** The offer that ran out longest ago, or null. */
    async findExpired(): Promise<Warteeintrag | null> {
      const zeile = await db
        .selectFrom('ferien_warteliste')
        .selectAll()
        .where('status', '=', 'angeboten')
        .where('angebot_bis', '<=', sql<Date>`now()`)
        .orderBy('angebot_bis')
        .limit(1)
        .executeTakeFirst();
      return zeile ?? null;
    },

    /** Milliseconds until the next offer runs out; null when there is none. */
    async measureWartezeit(): Promise<number | null> {
      const { pause } = await db
        .selectFrom('ferien_warteliste')
        .select(sql<number | null>`(extract(epoch from min(angebot_bis) - now()) * 1000)::float8`.as('pause'))
        .where('status', '=', 'angeboten')
        .executeTakeFirstOrThrow();
      return pause === null ? null : Math.max(0, Math.ceil(pause));
    },
  };
}
