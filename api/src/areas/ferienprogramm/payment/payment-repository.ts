import type { Cents } from '@gm/shared/format/amount';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { DataSource } from '../../../core/platform/database/database.ts';
import type { BillState } from './statements/match-transaction.ts';
import type { PaymentTables } from './tables.ts';

export type TransactionLine = Selectable<PaymentTables['ferien_umsaetze']>;
export type PaymentLine = Selectable<PaymentTables['ferien_zahlungen']>;

/** A bill with charges and payments in cents; `offen` is the difference. */
export interface Account extends BillState {
  email: string;
  faellig: string;
  erinnert: number;
  erinnert_am: Date | null;
  soll: Cents;
  ist: Cents;
}

/** Payments and refunds. Append-only: corrections are further rows. */
export function createPaymentRepository(db: DataSource) {
  const accounts = () =>
    db
      .selectFrom('ferien_konten as k')
      .innerJoin('ferien_buchungen as b', 'b.id', 'k.buchung_id')
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom('ferien_posten as p')
            .select(sql<Cents>`coalesce(sum(p.betrag), 0)::int`.as('soll'))
            .whereRef('p.buchung_id', '=', 'k.buchung_id')
            .as('p'),
        (join) => join.onTrue(),
      )
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom('ferien_zahlungen as z')
            .select(sql<Cents>`coalesce(sum(z.betrag), 0)::int`.as('ist'))
            .whereRef('z.buchung_id', '=', 'k.buchung_id')
            .as('z'),
        (join) => join.onTrue(),
      )
      .select([
        'k.buchung_id',
        'b.referenz',
        'b.vorname',
        'b.name',
        'b.email',
        'k.faellig',
        'k.erinnert',
        'k.erinnert_am',
      ])
      .select(['p.soll', 'z.ist'])
      .select(sql<Cents>`(p.soll - z.ist)::int`.as('offen'));

  return {
    /** Serialises reading and assigning statements until the transaction ends. */
    async lockUmsaetze(): Promise<void> {
      await sql`select pg_advisory_xact_lock(hashtextextended('ferien_umsaetze', 25))`.execute(db);
    },

    /** All bills, by number. */
    listKonten: (): Promise<Account[]> => accounts().orderBy('b.id').execute(),

    async findKonto(reference: string): Promise<Account | null> {
      return (await accounts().where('b.referenz', '=', reference).executeTakeFirst()) ?? null;
    },

    async findKontoOf(buchung_id: number): Promise<Account | null> {
      return (await accounts().where('k.buchung_id', '=', buchung_id).executeTakeFirst()) ?? null;
    },

    /** Locks a bill until the transaction ends. */
    async lockKonto(buchung_id: number): Promise<void> {
      await db
        .selectFrom('ferien_konten')
        .select('buchung_id')
        .where('buchung_id', '=', buchung_id)
        .forUpdate()
        .execute();
    },

    listZahlungen: (buchung_id: number): Promise<PaymentLine[]> =>
      db.selectFrom('ferien_zahlungen').selectAll().where('buchung_id', '=', buchung_id).orderBy('id').execute(),

    /** Records a payment; returns false if one with the same `beleg` exists. */
    async add(payment: Insertable<PaymentTables['ferien_zahlungen']>): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('ferien_zahlungen')
        .values(payment)
        .onConflict((conflict) => conflict.column('beleg').doNothing())
        .executeTakeFirst();
      return (numInsertedOrUpdatedRows ?? 0n) > 0n;
    },

    async findZahlung(id: number): Promise<PaymentLine | null> {
      return (await db.selectFrom('ferien_zahlungen').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
    },

    /** A refund recorded by staff that has not appeared on a statement yet. */
    async findErstattung(buchung_id: number, amount: Cents): Promise<number | null> {
      const line = await db
        .selectFrom('ferien_zahlungen')
        .select('id')
        .where('buchung_id', '=', buchung_id)
        .where('art', '=', 'erstattung')
        .where('betrag', '=', amount)
        .where('umsatz_id', 'is', null)
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
      return line?.id ?? null;
    },

    async link(paymentId: number, umsatz_id: number): Promise<void> {
      await db.updateTable('ferien_zahlungen').set({ umsatz_id }).where('id', '=', paymentId).execute();
    },

    /** Lines with the same content or bank reference as one of these. */
    findEqual: (contents: readonly string[], references: readonly string[]): Promise<TransactionLine[]> =>
      db
        .selectFrom('ferien_umsaetze')
        .selectAll()
        .where((eb) =>
          eb.or([
            eb('inhalt', '=', sql<string>`any(${contents}::text[])`),
            eb('bankreferenz', '=', sql<string>`any(${references}::text[])`),
          ]),
        )
        .orderBy('id')
        .execute(),

    async addUmsatz(transaction: Insertable<PaymentTables['ferien_umsaetze']>): Promise<number> {
      return (await db.insertInto('ferien_umsaetze').values(transaction).returning('id').executeTakeFirstOrThrow()).id;
    },

    async noteBankreferenz(id: number, bankReference: string): Promise<void> {
      await db.updateTable('ferien_umsaetze').set({ bankreferenz: bankReference }).where('id', '=', id).execute();
    },

    async setStand(id: number, state: TransactionLine['stand'], reason: string): Promise<void> {
      await db.updateTable('ferien_umsaetze').set({ stand: state, grund: reason }).where('id', '=', id).execute();
    },

    async findUmsatz(id: number): Promise<TransactionLine | null> {
      return (await db.selectFrom('ferien_umsaetze').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
    },

    listOpenTransactions: (): Promise<TransactionLine[]> =>
      db.selectFrom('ferien_umsaetze').selectAll().where('stand', '=', 'offen').orderBy('tag').orderBy('id').execute(),

    /** Deletes lines without payments that are still kept. */
    async deleteOldUmsaetze(days: number): Promise<void> {
      await db
        .deleteFrom('ferien_umsaetze')
        .where(sql<boolean>`eingelesen < now() - make_interval(days => ${days}::int)`)
        .where(sql<boolean>`not exists (select from ferien_zahlungen z where z.umsatz_id = ferien_umsaetze.id)`)
        .execute();
    },

    async noteErinnerung(buchung_id: number): Promise<void> {
      await db
        .updateTable('ferien_konten')
        .set({ erinnert: sql<number>`erinnert + 1`, erinnert_am: sql<Date>`now()` })
        .where('buchung_id', '=', buchung_id)
        .execute();
    },

    /** Payments of a line that were not undone. */
    listVonUmsatz: (umsatz_id: number): Promise<{ buchung_id: number; betrag: Cents }[]> =>
      db
        .selectFrom('ferien_zahlungen')
        .select(['buchung_id', sql<Cents>`sum(betrag)::int`.as('betrag')])
        .where('umsatz_id', '=', umsatz_id)
        .groupBy('buchung_id')
        .having(sql<boolean>`sum(betrag) <> 0`)
        .execute(),

    /** Returns false if the same rule was granted before. */
    async addErmaessigung(reduction: Insertable<PaymentTables['ferien_ermaessigungen']>): Promise<boolean> {
      const { buchung_id, prozent: percent } = reduction;
      const schon = await db
        .selectFrom('ferien_ermaessigungen')
        .select('id')
        .where('buchung_id', '=', buchung_id)
        .where('prozent', 'is not', null)
        .executeTakeFirst();
      if (percent !== null && schon) return false;
      await db.insertInto('ferien_ermaessigungen').values(reduction).execute();
      return true;
    },

    listErmaessigungen: (buchung_id: number) =>
      db.selectFrom('ferien_ermaessigungen').selectAll().where('buchung_id', '=', buchung_id).orderBy('id').execute(),

    /** Returns the family's address; null if the discount does not exist. */
    async removeErmaessigung(id: number): Promise<string | null> {
      const line = await db
        .deleteFrom('ferien_ermaessigungen as e')
        .using('ferien_buchungen as b')
        .whereRef('b.id', '=', 'e.buchung_id')
        .where('e.id', '=', id)
        .returning('b.email')
        .executeTakeFirst();
      return line?.email ?? null;
    },

    listPosten: (buchung_id: number) =>
      db.selectFrom('ferien_posten').selectAll().where('buchung_id', '=', buchung_id).orderBy('id').execute(),

    /** All charges, discounts, payments and refunds in a period, including both days. */
    async listMovements(from: string, until: string) {
      const { rows } = await sql<{
        tag: string;
        referenz: string;
        name: string;
        art: string;
        was: string;
        betrag: Cents;
      }>`
        select to_char(p.gebucht at time zone 'Europe/Berlin', 'YYYY-MM-DD') as tag, b.referenz, b.name || ', ' || b.vorname as name,
          case when p.betrag > 0 then 'Sollstellung' else 'Absetzung' end as art, p.was, p.betrag
        from ferien_posten p join ferien_buchungen b on b.id = p.buchung_id
        where (p.gebucht at time zone 'Europe/Berlin')::date between ${from}::date and ${until}::date
        union all
        select z.tag::text, b.referenz, b.name || ', ' || b.vorname, z.art, z.notiz, z.betrag
        from ferien_zahlungen z join ferien_buchungen b on b.id = z.buchung_id
        where z.tag between ${from}::date and ${until}::date
        order by 1, 2, 4`.execute(db);
      return rows;
    },
  };
}
