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
  /** `Idempotency-Key`; without one nothing is remembered. */
  schluessel: string | undefined;
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
  /** Places of events this transaction has locked. */
  plaetze: ReadonlyMap<number, number>;
  mail: GerenderteMail;
  wiederholbar?: Wiederholbar;
}

/** Events this transaction has locked, and what the children take part in already, by their keys. */
interface Lage {
  veranstaltungen: Map<number, GesperrteVeranstaltung>;
  frueher: Map<string, Belegung[]>;
}

const sperrenDerKinder = (schluessel: readonly string[]) => sql`select pg_advisory_xact_lock(k) from (
  select distinct hashtextextended(name, 24) as k from unnest(${schluessel}::text[]) as name order by 1) as sortiert`;

const veranstaltungenMitSperre = (ids: readonly number[]) => sql<Zeile & { aktiv: boolean }>`
  select ${sql.raw(SPALTEN.join(', '))}, aktiv from ferien_veranstaltungen
  where id = any(${ids}::int[]) order by id for update`;

/** A reference number, e.g. `FP-2026-0001`. What is refused or fails afterwards leaves a gap. */
const REFERENZ = sql<string>`(select concat('FP-', extract(year from now() at time zone 'Europe/Berlin')::int, '-',
  lpad(n::text, greatest(4, length(n::text)), '0')) from nextval('ferien_referenz') as n)`;

const verbuche = (plaetze: ReadonlyMap<number, number>) => sql`
  update ferien_veranstaltungen v set gebucht = gebucht + n.anzahl
  from unnest(${[...plaetze.keys()]}::int[], ${[...plaetze.values()]}::int[]) as n (id, anzahl) where v.id = n.id`;

const nachId = (zeilen: readonly (Zeile & { aktiv: boolean })[]) =>
  new Map(zeilen.map(({ aktiv, ...zeile }) => [zeile.id, { ...toVeranstaltung({ ...zeile, ...OHNE_BILD }), aktiv }]));

/**
 * Bookings. Everything here belongs into one transaction that takes its locks in this order: children, then events by
 * id. All transactions do, so none can wait for another in a circle. On the morning registration opens, every trip to the
 * database counts: a booking makes three between begin and commit, `beginne`, `liesLage` and `speichere`.
 */
export function createFerienbuchungRepository(trx: Datenquelle) {
  return {
    /**
     * Lets no other booking of the same children pass until the transaction ends, takes the key of the request for it,
     * and gives out a reference number. `istNeu` is false when there was a request with this key before.
     */
    async beginne(
      kinder: readonly string[],
      { formular, schluessel = '', pruefsumme }: Wiederholbar,
    ): Promise<{ istNeu: boolean; referenz: string }> {
      // What is asked for first is done first, by everybody: the children, then the key.
      const { rows } = await sql<{ istNeu: boolean; referenz: string }>`/* prepare: ferien_beginne */
        with kind as materialized (${sperrenDerKinder(kinder)}), eigener as (
          insert into idempotenz (formular, schluessel, pruefsumme)
          select ${formular}, ${schluessel}, ${pruefsumme} where ${schluessel} <> ''
          on conflict do nothing returning true
        )
        select (select count(*) from kind), ${schluessel} = '' or exists (select from eigener) as "istNeu",
          ${REFERENZ} as referenz`.execute(trx);
      const [zeile] = rows;
      if (!zeile) throw new Error('The booking did not begin');
      return zeile;
    },

    /** The locks of `beginne` alone. */
    async sperreKinder(schluessel: readonly string[]): Promise<void> {
      await sperrenDerKinder(schluessel).execute(trx);
    },

    /** The named events with their places, locked in the order of their ids. */
    async sperreVeranstaltungen(ids: readonly number[]): Promise<Lage['veranstaltungen']> {
      const { rows } = await veranstaltungenMitSperre(ids).execute(trx);
      return nachId(rows);
    },

    /** Locks the events, and reads what the children, locked before, take part in. */
    async liesLage(ids: readonly number[], kinder: readonly string[]): Promise<Lage> {
      const { rows } = await sql<{
        veranstaltungen: (Zeile & { aktiv: boolean })[];
        belegungen: (Belegung & { schluessel: string })[];
      }>`/* prepare: ferien_lage */
        with v as materialized (${veranstaltungenMitSperre(ids)})
        select
          (select coalesce(json_agg(v), '[]') from v) as veranstaltungen,
          (select coalesce(json_agg(json_build_object('schluessel', t.schluessel, 'id', e.id, 'titel', e.titel,
              'datum_von', e.datum_von, 'datum_bis', e.datum_bis, 'taeglich', e.taeglich)), '[]')
            from ferien_teilnahmen t join ferien_veranstaltungen e on e.id = t.veranstaltung_id
            where t.schluessel = any(${kinder}::text[]) and t.storniert is null) as belegungen`.execute(trx);
      const frueher = new Map<string, Belegung[]>();
      for (const { schluessel, ...belegung } of rows[0]?.belegungen ?? []) {
        frueher.set(schluessel, [...(frueher.get(schluessel) ?? []), belegung]);
      }
      return { veranstaltungen: nachId(rows[0]?.veranstaltungen ?? []), frueher };
    },

    /** Takes places of events this transaction has locked, or gives them back with negative numbers. */
    async verbuchePlaetze(plaetze: ReadonlyMap<number, number>): Promise<void> {
      await verbuche(plaetze).execute(trx);
    },

    async vergibReferenz(): Promise<string> {
      const { rows } = await sql<{ referenz: string }>`select ${REFERENZ} as referenz`.execute(trx);
      const [zeile] = rows;
      if (!zeile) throw new Error('The sequence gave no number');
      return zeile.referenz;
    },

    /**
     * Stores booking, children and their events, takes the places, puts the mail into the outbox without waking its
     * senders, and remembers the reply for a repeated request; gives the id of the booking.
     */
    async speichere(buchung: NeueBuchung): Promise<number> {
      const { kontakt, referenz, token_hash, route, kinder, plaetze, mail, wiederholbar } = buchung;
      const zeilen = kinder.map(({ kind, schluessel }, platz) => ({ ...kind, schluessel, platz }));
      const teilnahmen = kinder.flatMap(({ schluessel, ids, preise }, platz) =>
        ids.map((id, index) => ({ platz, id, schluessel, preis: preise[index] ?? 0 })),
      );
      const { vorname, name, strasse, plz, ort, email, telefon } = kontakt;
      const { formular = '', schluessel = '' } = wiederholbar ?? {};
      const { rows } = await sql<{ id: number }>`/* prepare: ferien_speichere */
        with platz as (${verbuche(plaetze)}
        ), buchung as (
          insert into ferien_buchungen (referenz, token_hash, vorname, name, strasse, plz, ort, email, telefon, route)
          values (${referenz}, ${token_hash}, ${vorname}, ${name}, ${strasse}, ${plz}, ${ort}, ${email}, ${telefon}, ${route})
          returning id
        ), kind as (
          insert into ferien_kinder
            (buchung_id, platz, schluessel, vorname, name, strasse, plz, ort, geburtstag, geschlecht, bemerkung)
          select buchung.id, k.platz, k.schluessel, k.vorname, k.name, k.strasse, k.plz, k.ort, k.geburtstag, k.geschlecht,
                 k.bemerkung
          from buchung, jsonb_to_recordset(${JSON.stringify(zeilen)}::jsonb) as k (platz int, schluessel text,
            vorname text, name text, strasse text, plz text, ort text, geburtstag date, geschlecht text, bemerkung text)
          returning id, platz
        ), teilnahme as (
          insert into ferien_teilnahmen (kind_id, veranstaltung_id, schluessel, preis)
          select kind.id, t.id, t.schluessel, t.preis
          from kind join jsonb_to_recordset(${JSON.stringify(teilnahmen)}::jsonb) as t (platz int, id int, schluessel text,
            preis int) using (platz)
        ), nachricht as (
          insert into outbox (an, antwort_an, betreff, text, html, anhaenge)
          values (${mail.an}, ${mail.antwort_an}, ${mail.betreff}, ${mail.text}, ${mail.html}, ${mail.anhaenge}::jsonb)
        ), antwort as (
          update idempotenz set antwort = jsonb_build_object('id', buchung.id, 'referenz', ${referenz}::text)
          from buchung where formular = ${formular} and schluessel = ${schluessel}
        )
        select id from buchung`.execute(trx);
      const [zeile] = rows;
      if (!zeile) throw new Error('The booking got no id');
      return zeile.id;
    },

    /** A booking with its children and their events, by the hash of its secret; null when there is none. */
    async finde(token_hash: string) {
      const buchung = await trx
        .selectFrom('ferien_buchungen')
        .selectAll()
        .where('token_hash', '=', token_hash)
        .executeTakeFirst();
      if (!buchung) return null;
      const kinder = await trx
        .selectFrom('ferien_kinder')
        .selectAll()
        .where('buchung_id', '=', buchung.id)
        .orderBy('platz')
        .execute();
      const teilnahmen = await trx
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
      const zeilen = await trx
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
      const buchungen = await trx
        .selectFrom('ferien_buchungen as b')
        .select('b.id')
        .where(
          sql<boolean>`not exists (select from ferien_kinder k join ferien_teilnahmen t on t.kind_id = k.id
            where k.buchung_id = b.id and t.veranstaltung_id <> all(${ids}::int[]))`,
        )
        .execute();
      const alte = sql<number>`any(${buchungen.map(({ id }) => id)}::int[])`;
      const plaetze = await trx
        .selectFrom('ferien_teilnahmen as t')
        .innerJoin('ferien_kinder as k', 'k.id', 't.kind_id')
        .select(['t.veranstaltung_id', sql<number>`count(*)::int`.as('anzahl')])
        .where('k.buchung_id', '=', alte)
        .where('t.storniert', 'is', null)
        .groupBy('t.veranstaltung_id')
        .execute();
      await trx.deleteFrom('ferien_buchungen').where('id', '=', alte).execute();
      return {
        anzahl: buchungen.length,
        plaetze: new Map(plaetze.map(({ veranstaltung_id, anzahl }) => [veranstaltung_id, anzahl])),
      };
    },

    /** Marks events of a child as cancelled; gives the ids of those that were not before. */
    async storniere(kindId: number, ids: readonly number[]): Promise<number[]> {
      const zeilen = await trx
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
