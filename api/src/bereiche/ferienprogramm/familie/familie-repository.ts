import { type Insertable, sql } from 'kysely';
import type { Datenquelle } from '../../../kern/daten/database.ts';
import { createFerienbestandRepository, isLink } from '../ferienbestand-repository.ts';
import type { Warteeintrag } from '../ferienwarteliste-repository.ts';
import type { FerienTabellen } from '../tables.ts';

/** A family is a mail address that somebody has proven by the link of a firm booking. */
export function createFamilieRepository(db: Datenquelle) {
  return {
    /** Address in lower case and the booking whose link it is; null for a secret that nobody mailed for a firm booking. */
    async find(token_hash: string): Promise<{ email: string; buchung_id: number } | null> {
      const zeile = await db
        .selectFrom('ferien_buchungen')
        .select(['id as buchung_id', sql<string>`lower(email)`.as('email')])
        .where(isLink(token_hash))
        .where('bestaetigt', 'is not', null)
        .executeTakeFirst();
      return zeile ?? null;
    },

    /** The same for the secret of a calendar. */
    async findByKalender(token_hash: string): Promise<string | null> {
      const zeile = await db
        .selectFrom('ferien_kalender as k')
        .innerJoin('ferien_buchungen as b', 'b.id', 'k.buchung_id')
        .select(sql<string>`lower(b.email)`.as('email'))
        .where('k.token_hash', '=', token_hash)
        .executeTakeFirst();
      return zeile?.email ?? null;
    },

    async addKalender(token_hash: string, buchung_id: number): Promise<void> {
      await db
        .insertInto('ferien_kalender')
        .values({ token_hash, buchung_id })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    /** Its firm bookings with children and events, the first one first. */
    async listBuchungen(email: string) {
      const zeilen = await db
        .selectFrom('ferien_buchungen')
        .select('id')
        .where(sql<boolean>`lower(email) = ${email}`)
        .where('bestaetigt', 'is not', null)
        .orderBy('bestaetigt')
        .orderBy('id')
        .execute();
      const bestand = createFerienbestandRepository(db);
      const buchungen = [];
      for (const { id } of zeilen) {
        const buchung = await bestand.read(id);
        if (buchung) buchungen.push(buchung);
      }
      return buchungen;
    },

    /** Its places on waiting lists, with where each of them stands in its line. */
    async listWartende(email: string): Promise<(Warteeintrag & { davor: number })[]> {
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

    /** The last word about each declaration. */
    listErklaerungen: (email: string) =>
      db
        .selectFrom('ferien_erklaerungen')
        .selectAll()
        .distinctOn(['schluessel', 'feld'])
        .where('email', '=', email)
        .orderBy('schluessel')
        .orderBy('feld')
        .orderBy('id', 'desc')
        .execute(),

    async declare(erklaerung: Insertable<FerienTabellen['ferien_erklaerungen']>): Promise<void> {
      await db.insertInto('ferien_erklaerungen').values(erklaerung).execute();
    },

    /** Erases what families without a booking declared. */
    async deleteVerwaiste(): Promise<void> {
      await db
        .deleteFrom('ferien_erklaerungen')
        .where(
          sql<boolean>`not exists (select from ferien_buchungen b where lower(b.email) = ferien_erklaerungen.email)`,
        )
        .execute();
    },

    /** A child takes part in an event from now on, also where it had given it back before. */
    async addTeilnahme(
      teilnahme: Pick<
        Insertable<FerienTabellen['ferien_teilnahmen']>,
        'kind_id' | 'veranstaltung_id' | 'schluessel' | 'preis'
      >,
    ) {
      await db
        .insertInto('ferien_teilnahmen')
        .values({ ...teilnahme, fest: true })
        .onConflict((conflict) =>
          conflict
            .columns(['kind_id', 'veranstaltung_id'])
            .doUpdateSet({ preis: teilnahme.preis, storniert: null, storno_von: null, fest: true }),
        )
        .execute();
    },
  };
}
