import type { Contact } from '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-registration';
import type { Cents } from '@gm/shared/format/amount';
import type { Consent } from '@gm/shared/schemas/consents';
import { sql } from 'kysely';
import type { DataSource } from '../../../core/platform/database/database.ts';
import type { RenderedMail } from '../../../core/services/mail/render-mail.ts';
import { COLUMNS, type Line, toVeranstaltung } from '../program/ferienprogramm-repository.ts';
import type { LockedVeranstaltung, Selected } from './check-registration.ts';

const WITHOUT_IMAGE = { bild_id: null, breite: null, hoehe: null, farbe: null, alt: null, copyright: null };

/** Identifies a repeated request. */
export interface Repeatable {
  formular: string;
  schluessel: string;
  /** Hash of the content. */
  pruefsumme: string;
}

/** Booking limits per mail address, network address and child; input of `ferien_begrenze`. */
export interface Limits {
  /** Mail address in lower case, and how many children it may have while unconfirmed. */
  mail: string;
  kinder: number;
  /** Names to lock in addition to the children while limits are checked. */
  sperren: readonly string[];
  /** Counters in `drosseln`: increment, limit, and window in minutes. */
  zaehler: readonly { schluessel: string; anzahl: number; grenze: number; minuten: number }[];
}

/**
 * Placeholder for the booking number in the mail. The number is assigned when the booking is stored, so that rejections
 * leave no gaps.
 */
export const BOOKING_NUMBER = 'FP-0000-0000';

/** A booking that passed all checks. */
export interface NewBooking {
  token_hash: string;
  /** Without it the booking is confirmed at once, because its link came by mail. */
  offen?: { browser_hash: string; erinnern_ab: Date; bestaetigen_bis: Date } | undefined;
  kontakt: Contact;
  route: string;
  /** Missing when the waiting list entry has them. */
  zustimmungen?: readonly Consent[] | undefined;
  /** `preise` in the order of `ids`. */
  kinder: readonly (Selected & { preise: readonly Cents[] })[];
  /** Places to take per event of the booking, 0 if already held for it. */
  plaetze: ReadonlyMap<number, number>;
  /** `stand` of the `Position` the decision was based on. */
  stand: string;
  /** Contains `BOOKING_NUMBER`. */
  mail: RenderedMail;
  /** Missing when the places were counted before. */
  grenzen?: Limits | undefined;
  /** Missing when the request has no `Idempotency-Key`. */
  wiederholbar?: Repeatable | undefined;
}

/** Data a booking is decided by. */
interface Position {
  veranstaltungen: Map<number, LockedVeranstaltung>;
  /** Everything except the places taken, as text, to detect changes when storing. */
  stand: string;
}

type LockedLine = Line & Pick<LockedVeranstaltung, 'aktiv' | 'fragen'>;

const readVeranstaltungen = (ids: readonly number[]) => sql<LockedLine>`
  select ${sql.raw(COLUMNS.join(', '))}, aktiv, fragen from ferien_veranstaltungen where id = any(${ids}::int[]) order by id`;

const byId = (lines: readonly LockedLine[]) =>
  new Map(
    lines.map(({ aktiv: active, fragen: questions, ...line }) => [
      line.id,
      { ...toVeranstaltung({ ...line, ...WITHOUT_IMAGE }), aktiv: active, fragen: questions },
    ]),
  );

/**
 * Bookings. Everything that takes or frees places locks in this order to avoid deadlocks: children, then events by id.
 * On the morning registration opens every database round trip counts: a booking needs two, `readState` and `save`,
 * outside a transaction.
 */
export function createHolidayBookingRepository(db: DataSource) {
  return {
    /** Locks these children, or the names limits depend on, until the transaction ends. */
    async lockKinder(key: readonly string[]): Promise<void> {
      await sql`select pg_advisory_xact_lock(k) from (
        select distinct hashtextextended(name, 24) as k from unnest(${key}::text[]) as name order by 1
      ) as sortiert`.execute(db);
    },

    /** These events with their places, locked in order of their ids until the transaction ends. */
    async lockVeranstaltungen(ids: readonly number[]): Promise<Position['veranstaltungen']> {
      const { rows } = await sql<LockedLine>`${readVeranstaltungen(ids)} for update`.execute(db);
      return byId(rows);
    },

    /** Current state without a lock; `save` checks again. */
    async readState(ids: readonly number[]): Promise<Position> {
      const { rows } = await sql<{ veranstaltungen: LockedLine[]; stand: string }>`
        /* prepare: ferien_lage */
        select
          (select coalesce(json_agg(v), '[]') from (${readVeranstaltungen(ids)}) as v) as veranstaltungen,
          ferien_stand(${ids}::int[]) as stand`.execute(db);
      const [position] = rows;
      if (!position) throw new Error('The state of the events was not told');
      return { ...position, veranstaltungen: byId(position.veranstaltungen) };
    },

    /** Takes places of events locked by this transaction; negative numbers release them. */
    async bookPlaetze(places: ReadonlyMap<number, number>): Promise<void> {
      await sql`update ferien_veranstaltungen v set gebucht = gebucht + n.anzahl
        from unnest(${[...places.keys()]}::int[], ${[...places.values()]}::int[]) as n (id, anzahl)
        where v.id = n.id`.execute(db);
    },

    /**
     * Whether the limits allow these children to be booked or wait-listed; if so, counts their places. Both must be
     * locked.
     */
    async limit(children: readonly string[], limits: Limits): Promise<boolean> {
      const { rows } = await sql<{ frei: boolean }>`
        select ferien_begrenze(${children}::text[], ${JSON.stringify(limits)}::jsonb) as frei`.execute(db);
      return rows[0]?.frei ?? false;
    },

    /**
     * Stores booking, children and their events, takes the places, puts the mail into the outbox without waking the
     * mail workers, and stores the response for repeated requests, in one statement. Returns id and number of the
     * booking; null if nothing was done because events have changed, places are missing or the `Idempotency-Key` is
     * taken; `'begrenzt'` if a limit is reached.
     */
    async save(booking: NewBooking): Promise<{ id: number; referenz: string } | 'begrenzt' | null> {
      const {
        kontakt: contact,
        token_hash,
        offen: open,
        route,
        zustimmungen: consents,
        kinder: children,
        plaetze: places,
        stand: state,
        mail,
        grenzen: limits,
        wiederholbar: repeatable,
      } = booking;
      const lines = children.map(({ kind: child, schluessel: key }, place) => ({
        ...child,
        schluessel: key,
        platz: place,
      }));
      const participations = children.flatMap(({ schluessel: key, ids, preise: prices }, place) =>
        ids.map((id, index) => ({ platz: place, id, schluessel: key, preis: prices[index] ?? 0 })),
      );
      const order = {
        plaetze: [...places].map(([id, count]) => ({ id, anzahl: count })),
        stand: state,
        grenzen: limits,
        anfrage: repeatable,
        buchung: { ...contact, token_hash, ...(open ?? { bestaetigt: new Date() }), route, zustimmungen: consents },
        kinder: lines,
        teilnahmen: participations,
        mail: { ...mail, anhaenge: mail.anhaenge && JSON.parse(mail.anhaenge) },
        platzhalter: BOOKING_NUMBER,
      };
      const { rows } = await sql<{ ergebnis: { id: number; referenz: string } | { begrenzt: true } | null }>`
        /* prepare: ferien_buche */
        select ferien_buche(${JSON.stringify(order)}::jsonb) as ergebnis`.execute(db);
      const result = rows[0]?.ergebnis ?? null;
      return result && 'begrenzt' in result ? 'begrenzt' : result;
    },

    /** Cancels events of a child; returns the ids of those not cancelled before. */
    async cancel(childId: number, ids: readonly number[], storno_von: 'familie' | 'doppelt'): Promise<number[]> {
      const lines = await db
        .updateTable('ferien_teilnahmen')
        .set({ storniert: sql<Date>`now()`, storno_von })
        .where('kind_id', '=', childId)
        .where('veranstaltung_id', '=', sql<number>`any(${ids}::int[])`)
        .where('storniert', 'is', null)
        .returning('veranstaltung_id')
        .execute();
      return lines.map(({ veranstaltung_id }) => veranstaltung_id);
    },
  };
}
