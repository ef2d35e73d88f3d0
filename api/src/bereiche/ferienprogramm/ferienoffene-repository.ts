import { type Selectable, sql } from 'kysely';
import type { Datenquelle } from '../../kern/daten/database.ts';
import { isLink } from './ferienbestand-repository.ts';
import type { FerienTabellen } from './tables.ts';

type Frist = Pick<
  Selectable<FerienTabellen['ferien_buchungen']>,
  'bestaetigt' | 'bestaetigen_bis' | 'verfallen' | 'email'
>;

/** A booking whose mail address is to be proven, or was. */
export interface OffeneBuchung extends Frist {
  id: number;
  referenz: string;
  /** Whether the secret it was found by came by mail. */
  vom_postfach: boolean;
  kinder: number;
  plaetze: number;
}

/** Condition: nobody has confirmed it, and its places are held. */
const OFFEN = sql<boolean>`bestaetigt is null and verfallen is null`;

/** Bookings until they are firm. Whoever changes one has locked children and events before. */
export function createFerienoffeneRepository(db: Datenquelle) {
  return {
    /** By the hash of a secret, of a mail or of the browser that booked; null when nobody has it. */
    async find(token_hash: string): Promise<OffeneBuchung | null> {
      const zeile = await db
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
      return zeile ?? null;
    },

    /** How it stands, kept from others until the transaction ends; null when it is gone. */
    async lock(id: number): Promise<(Frist & { abgelaufen: boolean }) | null> {
      const zeile = await db
        .selectFrom('ferien_buchungen')
        .select(['bestaetigt', 'bestaetigen_bis', 'verfallen', 'email'])
        .select(sql<boolean>`coalesce(bestaetigen_bis <= now(), false)`.as('abgelaufen'))
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      return zeile ?? null;
    },

    /** Until when a booking waits for its confirmation; null when it does not. */
    async readFrist(id: number): Promise<Date | null> {
      const zeile = await db
        .selectFrom('ferien_buchungen')
        .select('bestaetigen_bis')
        .where('id', '=', id)
        .where(OFFEN)
        .executeTakeFirst();
      return zeile?.bestaetigen_bis ?? null;
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

    /** One more secret that opens it. */
    async addLink(buchung_id: number, token_hash: string): Promise<void> {
      await db.insertInto('ferien_links').values({ buchung_id, token_hash }).execute();
    },

    /** Another address: links that went to the old one open nothing any more. */
    async move(id: number, neu: { email: string; token_hash: string; erinnern_ab: Date; bestaetigen_bis: Date }) {
      await db.deleteFrom('ferien_links').where('buchung_id', '=', id).execute();
      await db.updateTable('ferien_buchungen').set(neu).where('id', '=', id).execute();
    },

    /** The booking whose reminder is due longest, kept from other processes; it is due no more. */
    async takeReminder() {
      const zeile = await db
        .updateTable('ferien_buchungen')
        .set({ erinnern_ab: null })
        .where('id', '=', (eb) =>
          eb
            .selectFrom('ferien_buchungen')
            .select('id')
            .where(OFFEN)
            .where('erinnern_ab', '<=', sql<Date>`now()`)
            .where('bestaetigen_bis', '>', sql<Date>`now()`)
            .orderBy('erinnern_ab')
            .limit(1)
            .forUpdate()
            .skipLocked(),
        )
        .returning('id')
        .executeTakeFirst();
      return zeile?.id ?? null;
    },

    /** The booking whose time ran out longest ago, or null. */
    async findExpired(): Promise<number | null> {
      const zeile = await db
        .selectFrom('ferien_buchungen')
        .select('id')
        .where(OFFEN)
        .where('bestaetigen_bis', '<=', sql<Date>`now()`)
        .orderBy('bestaetigen_bis')
        .limit(1)
        .executeTakeFirst();
      return zeile?.id ?? null;
    },

    /** Gives its places up; gives their events, one for each place. */
    async expire(id: number): Promise<number[]> {
      await db
        .updateTable('ferien_buchungen')
        .set({ verfallen: sql<Date>`now()`, erinnern_ab: null })
        .where('id', '=', id)
        .execute();
      const zeilen = await db
        .updateTable('ferien_teilnahmen')
        .set({ storniert: sql<Date>`now()` })
        .where('kind_id', 'in', (eb) => eb.selectFrom('ferien_kinder').select('id').where('buchung_id', '=', id))
        .where('storniert', 'is', null)
        .returning('veranstaltung_id')
        .execute();
      return zeilen.map(({ veranstaltung_id }) => veranstaltung_id);
    },

    /** Erases what was given up more than a day ago: nobody has proven that it was theirs. */
    async deleteExpired(): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom('ferien_buchungen')
        .where('verfallen', '<', sql<Date>`now() - interval '1 day'`)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },

    /** Milliseconds until a reminder is due or a time runs out; null when nothing is open. */
    async measureWartezeit(): Promise<number | null> {
      const { pause } = await db
        .selectFrom('ferien_buchungen')
        .select(
          sql<number | null>`(extract(epoch from min(least(erinnern_ab, bestaetigen_bis)) - now()) * 1000)::float8`.as(
            'pause',
          ),
        )
        .where(OFFEN)
        .executeTakeFirstOrThrow();
      return pause === null ? null : Math.max(0, Math.ceil(pause));
    },
  };
}
