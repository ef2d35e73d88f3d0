import type { Cents } from '@gm/shared/format/betrag';
import { sql } from 'kysely';
import type { Datenquelle } from '../../../kern/daten/database.ts';
import type { Kontobuchung, Kontoteilnahme, Posten, Saetze } from './forderung.ts';

/** A booking as `listForderungen` reads it; without an account yet its rules are null. */
export interface Familienbuchung extends Omit<Kontobuchung, 'saetze'> {
  referenz: string;
  /** Lower case. */
  email: string;
  saetze: Saetze | null;
}

type Zeile = Kontoteilnahme & {
  buchung_id: number;
  referenz: string;
  email: string;
  kind_id: number;
  vorname: string;
  schluessel: string;
};

/** Books of what is owed. Whoever writes has locked the family with `lock`, after all other locks. */
export function createKontoRepository(db: Datenquelle) {
  return {
    /** Keeps others from the accounts of these addresses until the transaction ends. */
    async lock(emails: readonly string[]): Promise<void> {
      await sql`select pg_advisory_xact_lock(k) from (
        select distinct hashtextextended('konto ' || lower(e), 25) as k from unnest(${emails}::text[]) as e order by 1
      ) as sortiert`.execute(db);
    },

    /**
     * Firm bookings of these addresses, or of all, in the order they became firm.
     * @param dazu a booking that is not firm yet, read as if it became so now
     */
    async readFamilien(emails: readonly string[] | null, dazu: number | null = null): Promise<Familienbuchung[]> {
      const { rows } = await sql<Zeile>`
        select b.id as buchung_id, b.referenz, lower(b.email) as email, k.id as kind_id, k.vorname, k.schluessel,
          t.veranstaltung_id, v.titel, t.preis, t.storniert is not null as storniert, t.storno_von
        from ferien_buchungen b
        join ferien_kinder k on k.buchung_id = b.id
        join ferien_teilnahmen t on t.kind_id = k.id
        join ferien_veranstaltungen v on v.id = t.veranstaltung_id
        where (b.bestaetigt is not null or b.id = ${dazu})
          and (${emails === null} or lower(b.email) = any(${(emails ?? []).map((e) => e.toLowerCase())}::text[]))
        order by b.bestaetigt nulls last, b.id, k.platz, v.datum_von, v.id`.execute(db);
      const ids = [...new Set(rows.map(({ buchung_id }) => buchung_id))];
      const inIds = sql<number>`any(${ids}::int[])`;
      const konten = await db
        .selectFrom('ferien_konten')
        .select(['buchung_id', 'saetze'])
        .where('buchung_id', '=', inIds)
        .execute();
      const rabatte = await db
        .selectFrom('ferien_ermaessigungen')
        .selectAll()
        .where('buchung_id', '=', inIds)
        .orderBy('id')
        .execute();
      return groupBy(rows, ({ buchung_id }) => buchung_id).map(([id, zeilen]) => ({
        id,
        referenz: zeilen[0].referenz,
        email: zeilen[0].email,
        saetze: konten.find(({ buchung_id }) => buchung_id === id)?.saetze ?? null,
        kinder: groupBy(zeilen, ({ kind_id }) => kind_id).map(([kindId, teilnahmen]) => ({
          id: kindId,
          vorname: teilnahmen[0].vorname,
          schluessel: teilnahmen[0].schluessel,
          teilnahmen,
        })),
        ermaessigungen: rabatte.filter(({ buchung_id }) => buchung_id === id),
      }));
    },

    async open(buchung_id: number, saetze: Saetze, faellig: string): Promise<void> {
      await db
        .insertInto('ferien_konten')
        .values({ buchung_id, saetze: JSON.stringify(saetze), faellig })
        .execute();
    },

    /** Writes down what is owed more or less than the books say; gives by how much in all. */
    async book(buchung_id: number, posten: readonly Posten[]): Promise<Cents> {
      const bisher = await db
        .selectFrom('ferien_posten')
        .select(['schluessel', sql<Cents>`sum(betrag)::int`.as('betrag'), sql<string>`max(was)`.as('was')])
        .where('buchung_id', '=', buchung_id)
        .groupBy('schluessel')
        .execute();
      const soll = new Map(posten.map((eintrag) => [eintrag.schluessel, eintrag]));
      const aenderungen = [
        ...bisher.map(({ schluessel, was, betrag }) => ({
          schluessel,
          was: soll.get(schluessel)?.was ?? was,
          betrag: ((soll.get(schluessel)?.betrag ?? 0) - betrag) as Cents,
        })),
        ...posten.filter(({ schluessel }) => !bisher.some((alt) => alt.schluessel === schluessel)),
      ]
        .filter(({ betrag }) => betrag !== 0)
        .map(({ schluessel, was, betrag }) => ({ buchung_id, schluessel, was, betrag }));
      if (aenderungen.length > 0) await db.insertInto('ferien_posten').values(aenderungen).execute();
      return aenderungen.reduce((summe, { betrag }) => summe + betrag, 0) as Cents;
    },

    async setFaellig(buchung_id: number, faellig: string): Promise<void> {
      await db.updateTable('ferien_konten').set({ faellig }).where('buchung_id', '=', buchung_id).execute();
    },

    /** Addresses with a firm booking that has no account yet. */
    async listOhneKonto(hoechstens: number): Promise<string[]> {
      const zeilen = await db
        .selectFrom('ferien_buchungen as b')
        .select(sql<string>`lower(b.email)`.as('email'))
        .distinct()
        .where('b.bestaetigt', 'is not', null)
        .where(sql<boolean>`not exists (select from ferien_konten k where k.buchung_id = b.id)`)
        .limit(hoechstens)
        .execute();
      return zeilen.map(({ email }) => email);
    },
  };
}

/** Rows that belong together, in their order. */
export function groupBy<Row, Key>(rows: readonly Row[], getKey: (row: Row) => Key): [Key, [Row, ...Row[]]][] {
  const gruppen = new Map<Key, [Row, ...Row[]]>();
  for (const row of rows) {
    const gruppe = gruppen.get(getKey(row));
    if (gruppe) gruppe.push(row);
    else gruppen.set(getKey(row), [row]);
  }
  return [...gruppen];
}
