import type { GESCHLECHTER } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-anmeldung';
import { sql } from 'kysely';
import type { Datenquelle } from '../../kern/daten/database.ts';
import type { FesteBelegung } from './check-anmeldung.ts';

/** Bookings as they are kept: found, and erased in the end. */
export function createFerienbestandRepository(db: Datenquelle) {
  /** What these children are firmly booked for: what nobody has confirmed stands in nobody's way. */
  const selectFeste = (schluessel: readonly string[]) =>
    db
      .selectFrom('ferien_teilnahmen as t')
      .innerJoin('ferien_kinder as k', 'k.id', 't.kind_id')
      .innerJoin('ferien_buchungen as b', 'b.id', 'k.buchung_id')
      .innerJoin('ferien_veranstaltungen as v', 'v.id', 't.veranstaltung_id')
      .select(['t.schluessel', 'v.id', 'v.titel', 'v.datum_von', 'v.datum_bis', 'v.taeglich', 'b.email', 'b.referenz'])
      .where('t.schluessel', '=', sql<string>`any(${schluessel}::text[])`)
      .where('t.storniert', 'is', null)
      .where('t.fest', '=', true)
      .orderBy('v.id');

  return {
    /** What the same mail address has firmly booked for these children. */
    async findEigene(schluessel: readonly string[], email: string): Promise<FesteBelegung[]> {
      return selectFeste(schluessel).where(sql<string>`lower(b.email)`, '=', email.toLowerCase()).execute();
    },

    /** What all others have, as far as it was looked at before (`ferienkonflikt-repository.ts`): of two, the first is told. */
    async findFremde(schluessel: readonly string[], email: string): Promise<FesteBelegung[]> {
      return selectFeste(schluessel)
        .where(sql<string>`lower(b.email)`, '<>', email.toLowerCase())
        .where('t.konflikt_geprueft', '=', true)
        .execute();
    },

    /** A confirmed booking by the hash of a secret that came by mail; null when there is none. */
    async find(token_hash: string) {
      const gefunden = await db
        .selectFrom('ferien_buchungen')
        .select('id')
        .where(isLink(token_hash))
        .where('bestaetigt', 'is not', null)
        .executeTakeFirst();
      return gefunden ? this.read(gefunden.id) : null;
    },

    /** A booking with its children and their events, confirmed or not; null when there is none. */
    async read(id: number) {
      const buchung = await db.selectFrom('ferien_buchungen').selectAll().where('id', '=', id).executeTakeFirst();
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
        // A bill that is not settled is still needed; a line of a statement goes with the last booking it paid.
        .where(
          sql<boolean>`(not exists (select from ferien_konten k where k.buchung_id = b.id)
            or (select coalesce(sum(betrag), 0) from ferien_posten where buchung_id = b.id)
              = (select coalesce(sum(betrag), 0) from ferien_zahlungen where buchung_id = b.id))`,
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
  };
}

/** Condition on `ferien_buchungen`: this secret was mailed for it. */
export const isLink = (token_hash: string) => sql<boolean>`(ferien_buchungen.token_hash = ${token_hash}
  or ferien_buchungen.id = (select buchung_id from ferien_links where ferien_links.token_hash = ${token_hash}))`;

export type GespeicherteBuchung = NonNullable<
  Awaited<ReturnType<ReturnType<typeof createFerienbestandRepository>['read']>>
>;
