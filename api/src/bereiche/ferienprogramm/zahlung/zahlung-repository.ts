import type { Cents } from '@gm/shared/format/betrag';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Datenquelle } from '../../../kern/daten/database.ts';
import type { Rechnungsstand } from './match-umsatz.ts';
import type { ZahlungTabellen } from './tables.ts';

export type UmsatzZeile = Selectable<ZahlungTabellen['ferien_umsaetze']>;
export type ZahlungZeile = Selectable<ZahlungTabellen['ferien_zahlungen']>;

/** A bill with what was charged and what came, in cents; `offen` is the one minus the other. */
export interface Konto extends Rechnungsstand {
  email: string;
  faellig: string;
  erinnert: number;
  erinnert_am: Date | null;
  soll: Cents;
  ist: Cents;
}

/** Money that came or went. Rows are only added: what was wrong is taken back by another row. */
export function createZahlungRepository(db: Datenquelle) {
  const konten = () =>
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
    /** Lets nobody else read statements or assign their lines until the transaction ends. */
    async lockUmsaetze(): Promise<void> {
      await sql`select pg_advisory_xact_lock(hashtextextended('ferien_umsaetze', 25))`.execute(db);
    },

    /** All bills, by number. */
    listKonten: (): Promise<Konto[]> => konten().orderBy('b.id').execute(),

    async findKonto(referenz: string): Promise<Konto | null> {
      return (await konten().where('b.referenz', '=', referenz).executeTakeFirst()) ?? null;
    },

    async findKontoOf(buchung_id: number): Promise<Konto | null> {
      return (await konten().where('k.buchung_id', '=', buchung_id).executeTakeFirst()) ?? null;
    },

    /** Keeps others from a bill until the transaction ends. */
    async lockKonto(buchung_id: number): Promise<void> {
      await db
        .selectFrom('ferien_konten')
        .select('buchung_id')
        .where('buchung_id', '=', buchung_id)
        .forUpdate()
        .execute();
    },

    listZahlungen: (buchung_id: number): Promise<ZahlungZeile[]> =>
      db.selectFrom('ferien_zahlungen').selectAll().where('buchung_id', '=', buchung_id).orderBy('id').execute(),

    /** Notes money once: false where the same `beleg` was noted before. */
    async add(zahlung: Insertable<ZahlungTabellen['ferien_zahlungen']>): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('ferien_zahlungen')
        .values(zahlung)
        .onConflict((conflict) => conflict.column('beleg').doNothing())
        .executeTakeFirst();
      return (numInsertedOrUpdatedRows ?? 0n) > 0n;
    },

    async findZahlung(id: number): Promise<ZahlungZeile | null> {
      return (await db.selectFrom('ferien_zahlungen').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
    },

    /** A refund that staff noted and no statement has shown yet. */
    async findErstattung(buchung_id: number, betrag: Cents): Promise<number | null> {
      const zeile = await db
        .selectFrom('ferien_zahlungen')
        .select('id')
        .where('buchung_id', '=', buchung_id)
        .where('art', '=', 'erstattung')
        .where('betrag', '=', betrag)
        .where('umsatz_id', 'is', null)
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
      return zeile?.id ?? null;
    },

    async link(zahlungId: number, umsatz_id: number): Promise<void> {
      await db.updateTable('ferien_zahlungen').set({ umsatz_id }).where('id', '=', zahlungId).execute();
    },

    /** Lines that say the same as one of these, or have the same number of the bank. */
    findGleiche: (inhalte: readonly string[], referenzen: readonly string[]): Promise<UmsatzZeile[]> =>
      db
        .selectFrom('ferien_umsaetze')
        .selectAll()
        .where((eb) =>
          eb.or([
            eb('inhalt', '=', sql<string>`any(${inhalte}::text[])`),
            eb('bankreferenz', '=', sql<string>`any(${referenzen}::text[])`),
          ]),
        )
        .orderBy('id')
        .execute(),

    async addUmsatz(umsatz: Insertable<ZahlungTabellen['ferien_umsaetze']>): Promise<number> {
      return (await db.insertInto('ferien_umsaetze').values(umsatz).returning('id').executeTakeFirstOrThrow()).id;
    },

    async noteBankreferenz(id: number, bankreferenz: string): Promise<void> {
      await db.updateTable('ferien_umsaetze').set({ bankreferenz }).where('id', '=', id).execute();
    },

    async setStand(id: number, stand: UmsatzZeile['stand'], grund: string): Promise<void> {
      await db.updateTable('ferien_umsaetze').set({ stand, grund }).where('id', '=', id).execute();
    },

    async findUmsatz(id: number): Promise<UmsatzZeile | null> {
      return (await db.selectFrom('ferien_umsaetze').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
    },

    listOffeneUmsaetze: (): Promise<UmsatzZeile[]> =>
      db.selectFrom('ferien_umsaetze').selectAll().where('stand', '=', 'offen').orderBy('tag').orderBy('id').execute(),

    /** Erases lines that paid nothing which is still kept. */
    async deleteOldUmsaetze(tage: number): Promise<void> {
      await db
        .deleteFrom('ferien_umsaetze')
        .where(sql<boolean>`eingelesen < now() - make_interval(days => ${tage}::int)`)
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

    /** What a line paid and was not taken back since. */
    listVonUmsatz: (umsatz_id: number): Promise<{ buchung_id: number; betrag: Cents }[]> =>
      db
        .selectFrom('ferien_zahlungen')
        .select(['buchung_id', sql<Cents>`sum(betrag)::int`.as('betrag')])
        .where('umsatz_id', '=', umsatz_id)
        .groupBy('buchung_id')
        .having(sql<boolean>`sum(betrag) <> 0`)
        .execute(),

    /** False where the same rule was granted before. */
    async addErmaessigung(ermaessigung: Insertable<ZahlungTabellen['ferien_ermaessigungen']>): Promise<boolean> {
      const { buchung_id, prozent } = ermaessigung;
      const schon = await db
        .selectFrom('ferien_ermaessigungen')
        .select('id')
        .where('buchung_id', '=', buchung_id)
        .where('prozent', 'is not', null)
        .executeTakeFirst();
      if (prozent !== null && schon) return false;
      await db.insertInto('ferien_ermaessigungen').values(ermaessigung).execute();
      return true;
    },

    listErmaessigungen: (buchung_id: number) =>
      db.selectFrom('ferien_ermaessigungen').selectAll().where('buchung_id', '=', buchung_id).orderBy('id').execute(),

    /** Gives the address of its family; null where it is gone. */
    async removeErmaessigung(id: number): Promise<string | null> {
      const zeile = await db
        .deleteFrom('ferien_ermaessigungen as e')
        .using('ferien_buchungen as b')
        .whereRef('b.id', '=', 'e.buchung_id')
        .where('e.id', '=', id)
        .returning('b.email')
        .executeTakeFirst();
      return zeile?.email ?? null;
    },

    listPosten: (buchung_id: number) =>
      db.selectFrom('ferien_posten').selectAll().where('buchung_id', '=', buchung_id).orderBy('id').execute(),

    /** Everything that was charged, taken off, paid and paid back from one day to another, both included. */
    async listBewegungen(von: string, bis: string) {
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
        where (p.gebucht at time zone 'Europe/Berlin')::date between ${von}::date and ${bis}::date
        union all
        select z.tag::text, b.referenz, b.name || ', ' || b.vorname, z.art, z.notiz, z.betrag
        from ferien_zahlungen z join ferien_buchungen b on b.id = z.buchung_id
        where z.tag between ${von}::date and ${bis}::date
        order by 1, 2, 4`.execute(db);
      return rows;
    },
  };
}
