import type { Cents } from '@gm/shared/format/amount';
import { sql } from 'kysely';
import type { DataSource } from '../../../core/platform/database/database.ts';
import type { AccountBooking, AccountParticipation, BillLine, Sentences } from './claim.ts';

/** A booking as input of `listClaims`; its rules are null without an account. */
export interface FamilyBooking extends Omit<AccountBooking, 'saetze'> {
  referenz: string;
  /** Lower case. */
  email: string;
  saetze: Sentences | null;
}

type Line = AccountParticipation & {
  buchung_id: number;
  referenz: string;
  email: string;
  kind_id: number;
  vorname: string;
  schluessel: string;
};

/** Records of amounts owed. Writers call `lock` for the family, after all other locks. */
export function createAccountRepository(db: DataSource) {
  return {
    /** Locks the accounts of these addresses until the transaction ends. */
    async lock(emails: readonly string[]): Promise<void> {
      await sql`select pg_advisory_xact_lock(k) from (
        select distinct hashtextextended('konto ' || lower(e), 25) as k from unnest(${emails}::text[]) as e order by 1
      ) as sortiert`.execute(db);
    },

    /**
     * Confirmed bookings of these addresses, or of all, in order of confirmation.
     * @param additionally an unconfirmed booking, included as if confirmed now
     */
    async readFamilien(emails: readonly string[] | null, additionally: number | null = null): Promise<FamilyBooking[]> {
      const { rows } = await sql<Line>`
        select b.id as buchung_id, b.referenz, lower(b.email) as email, k.id as kind_id, k.vorname, k.schluessel,
          t.veranstaltung_id, v.titel, t.preis, t.storniert is not null as storniert, t.storno_von
        from ferien_buchungen b
        join ferien_kinder k on k.buchung_id = b.id
        join ferien_teilnahmen t on t.kind_id = k.id
        join ferien_veranstaltungen v on v.id = t.veranstaltung_id
        where (b.bestaetigt is not null or b.id = ${additionally})
          and (${emails === null} or lower(b.email) = any(${(emails ?? []).map((e) => e.toLowerCase())}::text[]))
        order by b.bestaetigt nulls last, b.id, k.platz, v.datum_von, v.id`.execute(db);
      const ids = [...new Set(rows.map(({ buchung_id }) => buchung_id))];
      const inIds = sql<number>`any(${ids}::int[])`;
      const accounts = await db
        .selectFrom('ferien_konten')
        .select(['buchung_id', 'saetze'])
        .where('buchung_id', '=', inIds)
        .execute();
      const discounts = await db
        .selectFrom('ferien_ermaessigungen')
        .selectAll()
        .where('buchung_id', '=', inIds)
        .orderBy('id')
        .execute();
      return groupBy(rows, ({ buchung_id }) => buchung_id).map(([id, lines]) => ({
        id,
        referenz: lines[0].referenz,
        email: lines[0].email,
        saetze: accounts.find(({ buchung_id }) => buchung_id === id)?.saetze ?? null,
        kinder: groupBy(lines, ({ kind_id }) => kind_id).map(([childId, participations]) => ({
          id: childId,
          vorname: participations[0].vorname,
          schluessel: participations[0].schluessel,
          teilnahmen: participations,
        })),
        ermaessigungen: discounts.filter(({ buchung_id }) => buchung_id === id),
      }));
    },

    async open(buchung_id: number, sentences: Sentences, due: string): Promise<void> {
      await db
        .insertInto('ferien_konten')
        .values({ buchung_id, saetze: JSON.stringify(sentences), faellig: due })
        .execute();
    },

    /** Records the difference between the amount owed and the records; returns the total difference. */
    async book(buchung_id: number, billLines: readonly BillLine[]): Promise<Cents> {
      const current = await db
        .selectFrom('ferien_posten')
        .select(['schluessel', sql<Cents>`sum(betrag)::int`.as('betrag'), sql<string>`max(was)`.as('was')])
        .where('buchung_id', '=', buchung_id)
        .groupBy('schluessel')
        .execute();
      const target = new Map(billLines.map((entry) => [entry.schluessel, entry]));
      const changes = [
        ...current.map(({ schluessel: key, was, betrag: amount }) => ({
          schluessel: key,
          was: target.get(key)?.was ?? was,
          betrag: ((target.get(key)?.betrag ?? 0) - amount) as Cents,
        })),
        ...billLines.filter(({ schluessel: key }) => !current.some((alt) => alt.schluessel === key)),
      ]
        .filter(({ betrag: amount }) => amount !== 0)
        .map(({ schluessel: key, was, betrag: amount }) => ({ buchung_id, schluessel: key, was, betrag: amount }));
      if (changes.length > 0) await db.insertInto('ferien_posten').values(changes).execute();
      return changes.reduce((sum, { betrag: amount }) => sum + amount, 0) as Cents;
    },

    async setDue(buchung_id: number, due: string): Promise<void> {
      await db.updateTable('ferien_konten').set({ faellig: due }).where('buchung_id', '=', buchung_id).execute();
    },

    /** Addresses with a confirmed booking that has no account yet. */
    async listWithoutAccount(atMost: number): Promise<string[]> {
      const lines = await db
        .selectFrom('ferien_buchungen as b')
        .select(sql<string>`lower(b.email)`.as('email'))
        .distinct()
        .where('b.bestaetigt', 'is not', null)
        .where(sql<boolean>`not exists (select from ferien_konten k where k.buchung_id = b.id)`)
        .limit(atMost)
        .execute();
      return lines.map(({ email }) => email);
    },
  };
}

/** Groups rows by key, keeping their order. */
export function groupBy<Row, Key>(rows: readonly Row[], getKey: (row: Row) => Key): [Key, [Row, ...Row[]]][] {
  const groups = new Map<Key, [Row, ...Row[]]>();
  for (const row of rows) {
    const group = groups.get(getKey(row));
    if (group) group.push(row);
    else groups.set(getKey(row), [row]);
  }
  return [...groups];
}
