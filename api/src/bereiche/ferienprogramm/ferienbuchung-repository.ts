import type { Kontakt } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-anmeldung';
import type { Cents } from '@gm/shared/format/betrag';
import type { Zustimmung } from '@gm/shared/schemas/zustimmungen';
import { sql } from 'kysely';
import type { Datenquelle } from '../../kern/daten/database.ts';
import type { GerenderteMail } from '../../kern/mail/render-mail.ts';
import type { Auswahl, GesperrteVeranstaltung } from './check-anmeldung.ts';
import { SPALTEN, toVeranstaltung, type Zeile } from './ferienprogramm-repository.ts';

const OHNE_BILD = { bild_id: null, breite: null, hoehe: null, farbe: null, alt: null, copyright: null };

/** What tells a repeated request from another one. */
export interface Wiederholbar {
  formular: string;
  /** `Idempotency-Key` */
  schluessel: string;
  /** Hash over the content. */
  pruefsumme: string;
}

/** How much may be booked by one mail address, network address or child; as `ferien_begrenze` takes it. */
export interface Grenzen {
  /** Mail address, in lower case, and how many children it may have while nobody has proven that it is theirs. */
  mail: string;
  kinder: number;
  /** What has to be locked beside the children while the limits are looked at. */
  sperren: readonly string[];
  /** Counters of `drosseln`: what this booking adds, up to what, within how many minutes. */
  zaehler: readonly { schluessel: string; anzahl: number; grenze: number; minuten: number }[];
}

/** Stands in the mail where the number of the booking belongs, which is given when it is stored: refusals use none up. */
export const BUCHUNGSNUMMER = 'FP-0000-0000';

/** A booking that may be stored. */
export interface NeueBuchung {
  token_hash: string;
  /** Without it the booking is firm: its link came by mail. */
  offen?: { browser_hash: string; erinnern_ab: Date; bestaetigen_bis: Date } | undefined;
  kontakt: Kontakt;
  route: string;
  /** Without them the waiting list has them. */
  zustimmungen?: readonly Zustimmung[] | undefined;
  /** `preise` in the order of `ids`. */
  kinder: readonly (Auswahl & { preise: readonly Cents[] })[];
  /** Places to take of every event of the booking, 0 where they are held for it already. */
  plaetze: ReadonlyMap<number, number>;
  /** Of the `Lage` the decision was made by. */
  stand: string;
  /** With `BUCHUNGSNUMMER` in it. */
  mail: GerenderteMail;
  /** Without it nothing is counted: the places were counted before. */
  grenzen?: Grenzen | undefined;
  /** Without it nothing is remembered. */
  wiederholbar?: Wiederholbar | undefined;
}

/** What a booking is decided by. */
interface Lage {
  veranstaltungen: Map<number, GesperrteVeranstaltung>;
  /** All of that but the places, as one text, to tell later whether it still holds. */
  stand: string;
}

type Sperrzeile = Zeile & Pick<GesperrteVeranstaltung, 'aktiv' | 'fragen'>;

const readVeranstaltungen = (ids: readonly number[]) => sql<Sperrzeile>`
  select ${sql.raw(SPALTEN.join(', '))}, aktiv, fragen from ferien_veranstaltungen where id = any(${ids}::int[]) order by id`;

const byId = (zeilen: readonly Sperrzeile[]) =>
  new Map(
    zeilen.map(({ aktiv, fragen, ...zeile }) => [
      zeile.id,
      { ...toVeranstaltung({ ...zeile, ...OHNE_BILD }), aktiv, fragen },
    ]),
  );

/**
 * Bookings. Whoever takes or frees places takes its locks in this order: children, then events by id, so that none waits
 * for another in a circle. On the morning registration opens, every trip to the database counts: a booking makes two,
 * `readLage` and `speichere`, neither in a transaction around it.
 */
export function createFerienbuchungRepository(db: Datenquelle) {
  return {
    /** Lets nobody else book these children, or what limits are about, until the transaction ends. */
    async lockKinder(schluessel: readonly string[]): Promise<void> {
      await sql`select pg_advisory_xact_lock(k) from (
        select distinct hashtextextended(name, 24) as k from unnest(${schluessel}::text[]) as name order by 1
      ) as sortiert`.execute(db);
    },

    /** The named events with their places, locked in the order of their ids until the transaction ends. */
    async lockVeranstaltungen(ids: readonly number[]): Promise<Lage['veranstaltungen']> {
      const { rows } = await sql<Sperrzeile>`${readVeranstaltungen(ids)} for update`.execute(db);
      return byId(rows);
    },

    /** What stands at one moment, without a lock: `speichere` looks again. */
    async readLage(ids: readonly number[]): Promise<Lage> {
      const { rows } = await sql<{ veranstaltungen: Sperrzeile[]; stand: string }>`
        /* prepare: ferien_lage */
        select
          (select coalesce(json_agg(v), '[]') from (${readVeranstaltungen(ids)}) as v) as veranstaltungen,
          ferien_stand(${ids}::int[]) as stand`.execute(db);
      const [lage] = rows;
      if (!lage) throw new Error('The state of the events was not told');
      return { ...lage, veranstaltungen: byId(lage.veranstaltungen) };
    },

    /** Takes places of events this transaction has locked, or gives them back with negative numbers. */
    async bookPlaetze(plaetze: ReadonlyMap<number, number>): Promise<void> {
      await sql`update ferien_veranstaltungen v set gebucht = gebucht + n.anzahl
        from unnest(${[...plaetze.keys()]}::int[], ${[...plaetze.values()]}::int[]) as n (id, anzahl)
        where v.id = n.id`.execute(db);
    },

    /** Whether the limits let these children be booked or wait: then their places are counted. Under the locks of both. */
    async limit(kinder: readonly string[], grenzen: Grenzen): Promise<boolean> {
      const { rows } = await sql<{ frei: boolean }>`
        select ferien_begrenze(${kinder}::text[], ${JSON.stringify(grenzen)}::jsonb) as frei`.execute(db);
      return rows[0]?.frei ?? false;
    },

    /**
     * Stores booking, children and their events, takes the places, puts the mail into the outbox without waking its
     * senders, and remembers the reply for a repeated request, all in one statement. Gives id and number of the booking, or
     * null when nothing was done: events are no longer as they were read, places are missing, or the
     * `Idempotency-Key` is taken; `'begrenzt'` when a limit is reached.
     */
    async save(buchung: NeueBuchung): Promise<{ id: number; referenz: string } | 'begrenzt' | null> {
      const { kontakt, token_hash, offen, route, zustimmungen, kinder, plaetze, stand, mail, grenzen, wiederholbar } =
        buchung;
      const zeilen = kinder.map(({ kind, schluessel }, platz) => ({ ...kind, schluessel, platz }));
      const teilnahmen = kinder.flatMap(({ schluessel, ids, preise }, platz) =>
        ids.map((id, index) => ({ platz, id, schluessel, preis: preise[index] ?? 0 })),
      );
      const auftrag = {
        plaetze: [...plaetze].map(([id, anzahl]) => ({ id, anzahl })),
        stand,
        grenzen,
        anfrage: wiederholbar,
        buchung: { ...kontakt, token_hash, ...(offen ?? { bestaetigt: new Date() }), route, zustimmungen },
        kinder: zeilen,
        teilnahmen,
        mail: { ...mail, anhaenge: mail.anhaenge && JSON.parse(mail.anhaenge) },
        platzhalter: BUCHUNGSNUMMER,
      };
      const { rows } = await sql<{ ergebnis: { id: number; referenz: string } | { begrenzt: true } | null }>`
        /* prepare: ferien_buche */
        select ferien_buche(${JSON.stringify(auftrag)}::jsonb) as ergebnis`.execute(db);
      const ergebnis = rows[0]?.ergebnis ?? null;
      return ergebnis && 'begrenzt' in ergebnis ? 'begrenzt' : ergebnis;
    },

    /** Marks events of a child as cancelled; gives the ids of those that were not before. */
    async cancel(kindId: number, ids: readonly number[], storno_von: 'familie' | 'doppelt'): Promise<number[]> {
      const zeilen = await db
        .updateTable('ferien_teilnahmen')
        .set({ storniert: sql<Date>`now()`, storno_von })
        .where('kind_id', '=', kindId)
        .where('veranstaltung_id', '=', sql<number>`any(${ids}::int[])`)
        .where('storniert', 'is', null)
        .returning('veranstaltung_id')
        .execute();
      return zeilen.map(({ veranstaltung_id }) => veranstaltung_id);
    },
  };
}
