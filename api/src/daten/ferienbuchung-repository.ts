import type { GESCHLECHTER, Kontakt } from '@gm/shared/schemas/ferienprogramm-anmeldung';
import { sql } from 'kysely';
import type { Auswahl, Belegung, GesperrteVeranstaltung } from '../ferienprogramm/pruefe-anmeldung.ts';
import type { GerenderteMail } from '../mail/rendere-mail.ts';
import type { Datenquelle } from './database.ts';
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

/** A booking that may be stored. */
export interface NeueBuchung {
  referenz: string;
  token_hash: string;
  kontakt: Kontakt;
  route: string;
  /** `preise` in cents, in the order of `ids`. */
  kinder: readonly (Auswahl & { preise: readonly number[] })[];
  /** Places to take of every event of the booking, 0 where they are held for it already. */
  plaetze: ReadonlyMap<number, number>;
  /** Of the `Lage` the decision was made by. */
  stand: string;
  mail: GerenderteMail;
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
  /** A new reference number, e.g. `FP-2026-0001`. Where nothing is booked it leaves a gap. */
  referenz: string;
}

type Sperrzeile = Zeile & { aktiv: boolean };

const leseVeranstaltungen = (ids: readonly number[]) => sql<Sperrzeile>`
  select ${sql.raw(SPALTEN.join(', '))}, aktiv from ferien_veranstaltungen where id = any(${ids}::int[]) order by id`;

const nachId = (zeilen: readonly Sperrzeile[]) =>
  new Map(zeilen.map(({ aktiv, ...zeile }) => [zeile.id, { ...toVeranstaltung({ ...zeile, ...OHNE_BILD }), aktiv }]));

/**
 * Bookings. Whoever takes or frees places takes its locks in this order: children, then events by id, so that none waits
 * for another in a circle. On the morning registration opens, every trip to the database counts: a booking makes two,
 * `liesLage` and `speichere`, neither in a transaction around it.
 */
export function createFerienbuchungRepository(db: Datenquelle) {
  return {
    /** Lets nobody else book these children until the transaction ends. */
    async sperreKinder(schluessel: readonly string[]): Promise<void> {
      await sql`select pg_advisory_xact_lock(k) from (
        select distinct hashtextextended(name, 24) as k from unnest(${schluessel}::text[]) as name order by 1
      ) as sortiert`.execute(db);
    },

    /** The named events with their places, locked in the order of their ids until the transaction ends. */
    async sperreVeranstaltungen(ids: readonly number[]): Promise<Lage['veranstaltungen']> {
      const { rows } = await sql<Sperrzeile>`${leseVeranstaltungen(ids)} for update`.execute(db);
      return nachId(rows);
    },

    /** What stands at one moment, without a lock: `speichere` looks again. */
    async liesLage(ids: readonly number[], kinder: readonly string[]): Promise<Lage> {
      const { rows } = await sql<{ veranstaltungen: Sperrzeile[]; stand: string; referenz: string }>`
        /* prepare: ferien_lage */
        select
          (select coalesce(json_agg(v), '[]') from (${leseVeranstaltungen(ids)}) as v) as veranstaltungen,
          ferien_stand(${ids}::int[], ${kinder}::text[]) as stand,
          (select concat('FP-', extract(year from now() at time zone 'Europe/Berlin')::int, '-',
            lpad(n::text, greatest(4, length(n::text)), '0')) from nextval('ferien_referenz') as n) as referenz`.execute(
        db,
      );
      const [lage] = rows;
      if (!lage) throw new Error('The state of the events was not told');
      const { belegungen } = JSON.parse(lage.stand) as { belegungen: (Belegung & { schluessel: string })[] | null };
      const frueher = new Map<string, Belegung[]>();
      for (const { schluessel, ...belegung } of belegungen ?? []) {
        frueher.set(schluessel, [...(frueher.get(schluessel) ?? []), belegung]);
      }
      return { ...lage, veranstaltungen: nachId(lage.veranstaltungen), frueher };
    },

    /** Takes places of events this transaction has locked, or gives them back with negative numbers. */
    async verbuchePlaetze(plaetze: ReadonlyMap<number, number>): Promise<void> {
      await sql`update ferien_veranstaltungen v set gebucht = gebucht + n.anzahl
        from unnest(${[...plaetze.keys()]}::int[], ${[...plaetze.values()]}::int[]) as n (id, anzahl)
        where v.id = n.id`.execute(db);
    },

    /**
     * Stores booking, children and their events, takes the places, puts the mail into the outbox without waking its
     * senders, and remembers the reply for a repeated request, all in one statement. Gives the id of the booking, or null
     * when nothing was done: events or children are no longer as they were read, places are missing, or the
     * `Idempotency-Key` is taken.
     */
    async speichere(buchung: NeueBuchung): Promise<number | null> {
      const { kontakt, referenz, token_hash, route, kinder, plaetze, stand, mail, wiederholbar } = buchung;
      const zeilen = kinder.map(({ kind, schluessel }, platz) => ({ ...kind, schluessel, platz }));
      const teilnahmen = kinder.flatMap(({ schluessel, ids, preise }, platz) =>
        ids.map((id, index) => ({ platz, id, schluessel, preis: preise[index] ?? 0 })),
      );
      const { rows } = await sql<{ id: number | null }>`/* prepare: ferien_buche */
        select ferien_buche(${[...plaetze.keys()]}::int[], ${[...plaetze.values()]}::int[],
          ${kinder.map(({ schluessel }) => schluessel)}::text[], ${stand},
          ${wiederholbar ? JSON.stringify(wiederholbar) : null}::jsonb,
          ${JSON.stringify({ ...kontakt, referenz, token_hash, route })}::jsonb,
          ${JSON.stringify(zeilen)}::jsonb, ${JSON.stringify(teilnahmen)}::jsonb,
          ${mail.an}, ${mail.antwort_an}, ${mail.betreff}, ${mail.text}, ${mail.html}, ${mail.anhaenge}::jsonb
        ) as id`.execute(db);
      return rows[0]?.id ?? null;
    },

    /** A booking with its children and their events, by the hash of its secret; null when there is none. */
    async finde(token_hash: string) {
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
    async sperreVergangene(tage: number): Promise<number[]> {
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
    async loescheAlle(ids: readonly number[]): Promise<{ anzahl: number; plaetze: Map<number, number> }> {
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
    async storniere(kindId: number, ids: readonly number[]): Promise<number[]> {
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
  Awaited<ReturnType<ReturnType<typeof createFerienbuchungRepository>['finde']>>
>;
