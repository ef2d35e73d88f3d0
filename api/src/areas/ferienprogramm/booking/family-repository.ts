import { type Insertable, sql } from 'kysely';
import type { DataSource } from '../../../core/platform/database/database.ts';
import type { HolidayTables } from '../tables.ts';
import { createHolidayInventoryRepository, isLink } from './holiday-inventory-repository.ts';
import type { WaitingEntry } from './holiday-waiting-list-repository.ts';

/** A family is a mail address confirmed by the link of a booking. */
export function createFamilyRepository(db: DataSource) {
  return {
    /**
     * Address in lower case and the booking of this link; null unless the secret was mailed for a confirmed booking.
     */
    async find(token_hash: string): Promise<{ email: string; buchung_id: number } | null> {
      const line = await db
        .selectFrom('ferien_buchungen')
        .select(['id as buchung_id', sql<string>`lower(email)`.as('email')])
        .where(isLink(token_hash))
        .where('bestaetigt', 'is not', null)
        .executeTakeFirst();
      return line ?? null;
    },

    /** Address for the secret of a calendar, or null. */
    async findByKalender(token_hash: string): Promise<string | null> {
      const line = await db
        .selectFrom('ferien_kalender as k')
        .innerJoin('ferien_buchungen as b', 'b.id', 'k.buchung_id')
        .select(sql<string>`lower(b.email)`.as('email'))
        .where('k.token_hash', '=', token_hash)
        .executeTakeFirst();
      return line?.email ?? null;
    },

    async addKalender(token_hash: string, buchung_id: number): Promise<void> {
      await db
        .insertInto('ferien_kalender')
        .values({ token_hash, buchung_id })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    /** Confirmed bookings with children and events, oldest first. */
    async listBuchungen(email: string) {
      const lines = await db
        .selectFrom('ferien_buchungen')
        .select('id')
        .where(sql<boolean>`lower(email) = ${email}`)
        .where('bestaetigt', 'is not', null)
        .orderBy('bestaetigt')
        .orderBy('id')
        .execute();
      const inventory = createHolidayInventoryRepository(db);
      const bookings = [];
      for (const { id } of lines) {
        const booking = await inventory.read(id);
        if (booking) bookings.push(booking);
      }
      return bookings;
    },

    /** Waiting list entries of the family with the number of entries before each. */
    async listWaiting(email: string): Promise<(WaitingEntry & { davor: number })[]> {
      return db
        .selectFrom('ferien_warteliste as w')
        .selectAll('w')
        .select(
          sql<number>`(select count(*)::int from ferien_warteliste v where v.veranstaltung_id = w.veranstaltung_id
            and v.status = 'wartet' and v.id < w.id)`.as('davor'),
        )
        .where(sql<boolean>`lower(w.kontakt->>'email') = ${email}`)
        .where('w.status', 'in', ['wartet', 'angeboten'])
        .orderBy('w.id')
        .execute();
    },

    /** Sets street and telephone of all bookings and turns, and the street of children that lived at the former one. */
    async setKontakt(email: string, { strasse: street, telefon: phone }: { strasse: string; telefon: string }) {
      await sql`update ferien_kinder k set strasse = ${street} from ferien_buchungen b
        where b.id = k.buchung_id and lower(b.email) = ${email} and b.bestaetigt is not null
          and k.strasse = b.strasse`.execute(db);
      await db
        .updateTable('ferien_buchungen')
        .set({ strasse: street, telefon: phone })
        .where(sql<boolean>`lower(email) = ${email}`)
        .where('bestaetigt', 'is not', null)
        .execute();
      await sql`update ferien_warteliste
        set kontakt = kontakt || jsonb_build_object('strasse', ${street}::text, 'telefon', ${phone}::text)
        where lower(kontakt->>'email') = ${email} and status in ('wartet', 'angeboten')`.execute(db);
    },

    async setRemark(children: readonly number[], bemerkung: string): Promise<void> {
      await db
        .updateTable('ferien_kinder')
        .set({ bemerkung })
        .where('id', '=', sql<number>`any(${children}::int[])`)
        .execute();
    },

    /** Current value of each declaration. */
    listDeclarations: (email: string) =>
      db
        .selectFrom('ferien_erklaerungen')
        .selectAll()
        .distinctOn(['schluessel', 'feld'])
        .where('email', '=', email)
        .orderBy('schluessel')
        .orderBy('feld')
        .orderBy('id', 'desc')
        .execute(),

    async declare(declaration: Insertable<HolidayTables['ferien_erklaerungen']>): Promise<void> {
      await db.insertInto('ferien_erklaerungen').values(declaration).execute();
    },

    /** Deletes declarations of families without a booking. */
    async deleteOrphans(): Promise<void> {
      await db
        .deleteFrom('ferien_erklaerungen')
        .where(
          sql<boolean>`not exists (select from ferien_buchungen b where lower(b.email) = ferien_erklaerungen.email)`,
        )
        .execute();
    },

    /** Adds an event for a child, also one it had cancelled before. */
    async addParticipation(
      participation: Pick<
        Insertable<HolidayTables['ferien_teilnahmen']>,
        'kind_id' | 'veranstaltung_id' | 'schluessel' | 'preis'
      >,
    ) {
      await db
        .insertInto('ferien_teilnahmen')
        .values({ ...participation, fest: true })
        .onConflict((conflict) =>
          conflict
            .columns(['kind_id', 'veranstaltung_id'])
            .doUpdateSet({ preis: participation.preis, storniert: null, storno_von: null, fest: true }),
        )
        .execute();
    },
  };
}
