import type { GESCHLECHTER, Kontakt } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-anmeldung';
import type { Cents } from '@gm/shared/format/betrag';
import type { Zustimmung } from '@gm/shared/schemas/zustimmungen';
import { sql } from 'kysely';
import type { Datenquelle } from '../../kern/daten/database.ts';
import type { GerenderteMail } from '../../kern/mail/render-mail.ts';
import type { Auswahl, Belegung, GesperrteVeranstaltung } from './check-anmeldung.ts';
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
  /** Mail address, in lower case, and how many children it may have. */
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
  /** What the children take part in already, by their keys. */
  frueher: Map<string, Belegung[]>;
  /** All of that but the places, as one text, to tell later whether it still holds. */
  stand: string;
}

/** Who has booked a child into an event. */
export interface Bucher {
  schluessel: string;
  veranstaltung_id: number;
  email: string;
  referenz: string;
}

type Sperrzeile = Zeile & { aktiv: boolean };

const readVeranstaltungen = (ids: readonly number[]) => sql<Sperrzeile>`
  select ${sql.raw(SPALTEN.join(', '))}, aktiv from ferien_veranstaltungen where id = any(${ids}::int[]) order by id`;

const byId = (zeilen: readonly Sperrzeile[]) =>
  new Map(zeilen.map(({ aktiv, ...zeile }) => [zeile.id, { ...toVeranstaltung({ ...zeile, ...OHNE_BILD }), aktiv }]));

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
    async readLage(ids: readonly number[], kinder: readonly string[]): Promise<Lage> {
      const { rows } = await sql<{ veranstaltungen: Sperrzeile[]; stand: string }>`
        /* prepare: ferien_lage */
        select
          (select coalesce(json_agg(v), '[]') from (${readVeranstaltungen(ids)}) as v) as veranstaltungen,
          ferien_stand(${ids}::int[], ${kinder}::text[]) as stand`.execute(db);
      const [lage] = rows;
      if (!lage) throw new Error('The state of the events was not told');
      const { belegungen } = JSON.parse(lage.stand) as { belegungen: (Belegung & { schluessel: string })[] | null };
      const frueher = new Map<string, Belegung[]>();
      for (const { schluessel, ...belegung } of belegungen ?? []) {
        frueher.set(schluessel, [...(frueher.get(schluessel) ?? []), belegung]);
      }
      return { ...lage, veranstaltungen: byId(lage.veranstaltungen), frueher };
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
     * null when nothing was done: events or children are no longer as they were read, places are missing, or the
     * `Idempotency-Key` is taken; `'begrenzt'` when a limit is reached.
     */
    async save(buchung: NeueBuchung): Promise<{ id: number; referenz: string } | 'begrenzt' | null> {
      const { kontakt, token_hash, route, zustimmungen, kinder, plaetze, stand, mail, grenzen, wiederholbar } = buchung;
      const zeilen = kinder.map(({ kind, schluessel }, platz) => ({ ...kind, schluessel, platz }));
      const teilnahmen = kinder.flatMap(({ schluessel, ids, preise }, platz) =>
        ids.map((id, index) => ({ platz, id, schluessel, preis: preise[index] ?? 0 })),
      );
      const auftrag = {
        plaetze: [...plaetze].map(([id, anzahl]) => ({ id, anzahl })),
        stand,
        grenzen,
        anfrage: wiederholbar,
        buchung: { ...kontakt, token_hash, route, zustimmungen },
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

    /** Who has booked these children, event by event. */
    async findBucher(schluessel: readonly string[]): Promise<Bucher[]> {
      return db
        .selectFrom('ferien_teilnahmen as t')
        .innerJoin('ferien_kinder as k', 'k.id', 't.kind_id')
        .innerJoin('ferien_buchungen as b', 'b.id', 'k.buchung_id')
        .select(['t.schluessel', 't.veranstaltung_id', 'b.email', 'b.referenz'])
        .where('t.schluessel', '=', sql<string>`any(${schluessel}::text[])`)
        .where('t.storniert', 'is', null)
        .execute();
    },

    /** A booking with its children and their events, by the hash of its secret; null when there is none. */
    async find(token_hash: string) {
      const buchung = await db
        .selectFrom('ferien_buchungen')
        .selectAll()
        .where('token_hash', '=', token_hash)
        .executeTakeFirst();
      if (!buchung) return null;
      const kinder = await db
        .selectFrom('ferien_kinder')
        .selectAll()
        .where('buchung_id', '=', buchung.id)
        .orderBy('platz')
        .execute();
      const teilnahmen = await db
        .selectFrom('ferien_teilnahmen')
        .select(['kind_id', 'veranstaltung_id', 'preis', 'storniert'])
        .where('kind_id', '=', sql<number>`any(${kinder.map(({ id }) => id)}::int[])`)
        .orderBy('veranstaltung_id')
        .execute();
      return {
        ...buchung,
        kinder: kinder.map(({ geschlecht, ...kind }) => ({
          ...kind,
          geschlecht: geschlecht as (typeof GESCHLECHTER)[number],
          teilnahmen: teilnahmen.filter(({ kind_id }) => kind_id === kind.id),
        })),
      };
    },

    /** Ids of the events that ended more than `tage` days ago, locked in their order. */
    async lockPast(tage: number): Promise<number[]> {
      const zeilen = await db
        .selectFrom('ferien_veranstaltungen')
        .select('id')
        .where(sql<boolean>`left(datum_bis, 10)::date < (now() at time zone 'Europe/Berlin')::date - ${tage}::int`)
        .orderBy('id')
        .forUpdate()
        .execute();
      return zeilen.map(({ id }) => id);
    },

    /** Erases bookings of these events alone; gives how many, and how many places of each event they held. */
    async deleteAll(ids: readonly number[]): Promise<{ anzahl: number; plaetze: Map<number, number> }> {
      const buchungen = await db
        .selectFrom('ferien_buchungen as b')
        .select('b.id')
        .where(
          sql<boolean>`not exists (select from ferien_kinder k join ferien_teilnahmen t on t.kind_id = k.id
            where k.buchung_id = b.id and t.veranstaltung_id <> all(${ids}::int[]))`,
        )
        .execute();
      const alte = sql<number>`any(${buchungen.map(({ id }) => id)}::int[])`;
      const plaetze = await db
        .selectFrom('ferien_teilnahmen as t')
        .innerJoin('ferien_kinder as k', 'k.id', 't.kind_id')
        .select(['t.veranstaltung_id', sql<number>`count(*)::int`.as('anzahl')])
        .where('k.buchung_id', '=', alte)
        .where('t.storniert', 'is', null)
        .groupBy('t.veranstaltung_id')
        .execute();
      await db.deleteFrom('ferien_buchungen').where('id', '=', alte).execute();
      return {
        anzahl: buchungen.length,
        plaetze: new Map(plaetze.map(({ veranstaltung_id, anzahl }) => [veranstaltung_id, anzahl])),
      };
    },

    /** Marks events of a child as cancelled; gives the ids of those that were not before. */
    async cancel(kindId: number, ids: readonly number[]): Promise<number[]> {
      const zeilen = await db
        .updateTable('ferien_teilnahmen')
        .set({ storniert: sql<Date>`now()` })
        .where('kind_id', '=', kindId)
        .where('veranstaltung_id', '=', sql<number>`any(${ids}::int[])`)
        .where('storniert', 'is', null)
        .returning('veranstaltung_id')
        .execute();
      return zeilen.map(({ veranstaltung_id }) => veranstaltung_id);
    },
  };
}

export type GespeicherteBuchung = NonNullable<
  Awaited<ReturnType<ReturnType<typeof createFerienbuchungRepository>['find']>>
>;
