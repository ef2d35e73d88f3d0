import '../organisers/tables.ts';
import { sql } from 'kysely';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { createAddressRepository } from '../organisers/address-repository.ts';

/** Helpers of events, and the days they come. */
export function createHelperRepository(db: DataSource) {
  return {
    ...createAddressRepository(db, 'ferien_helfer'),

    /** Helpers of an event by name, with their days in order. */
    list: (veranstaltung_id: number) =>
      db
        .selectFrom('ferien_helfer as h')
        .select(['h.id', 'h.name', 'h.email', 'h.telefon', 'h.hinweis'])
        .select(
          sql<string[]>`array(select t.tag::text from ferien_helfertage t where t.helfer_id = h.id order by t.tag)`.as(
            'tage',
          ),
        )
        .where('h.veranstaltung_id', '=', veranstaltung_id)
        .orderBy(sql`lower(unaccent(h.name))`)
        .orderBy('h.id')
        .execute(),

    /** Number of helpers an event needs, and its dates. */
    async findEvent(veranstaltung_id: number) {
      const event = await db
        .selectFrom('ferien_veranstaltungen')
        .select(['id', 'titel', 'datum_von', 'datum_bis', 'taeglich', 'veranstaltungsort', 'aktiv', 'entwurf'])
        .select('helfer_noetig')
        .where('id', '=', veranstaltung_id)
        .executeTakeFirst();
      return event ?? null;
    },

    async setNeeded(veranstaltung_id: number, helfer_noetig: number): Promise<void> {
      await db
        .updateTable('ferien_veranstaltungen')
        .set({ helfer_noetig })
        .where('id', '=', veranstaltung_id)
        .execute();
    },

    /** Events an address was asked to help at, one row each. */
    listOf: (email: string) =>
      db
        .selectFrom('ferien_helfer as h')
        .innerJoin('ferien_veranstaltungen as v', 'v.id', 'h.veranstaltung_id')
        .select('v.id')
        .where('h.email', '=', email)
        .orderBy('v.datum_von')
        .orderBy('v.id')
        .execute(),

    async find(veranstaltung_id: number, email: string) {
      const line = await db
        .selectFrom('ferien_helfer')
        .select(['id', 'name', 'email'])
        .where('veranstaltung_id', '=', veranstaltung_id)
        .where('email', '=', email)
        .forUpdate()
        .executeTakeFirst();
      return line ?? null;
    },

    async setAngaben(id: number, details: { telefon: string; hinweis: string }): Promise<void> {
      await db.updateTable('ferien_helfer').set(details).where('id', '=', id).execute();
    },

    /**
     * Stores the days a helper comes and removes the others given; returns the removed days. Further days are
     * unchanged.
     */
    async setDays(helfer_id: number, kommt: readonly string[], not: readonly string[]): Promise<string[]> {
      if (kommt.length > 0) {
        await db
          .insertInto('ferien_helfertage')
          .values(kommt.map((day) => ({ helfer_id, tag: day })))
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
      const way = await db
        .deleteFrom('ferien_helfertage')
        .where('helfer_id', '=', helfer_id)
        .where('tag', '=', sql<string>`any(${not}::date[])`)
        .returning(sql<string>`tag::text`.as('tag'))
        .execute();
      return way.map(({ tag: day }) => day).sort();
    },

    /** Marks the next helper of a day as reminded and returns helper and event; null if there is none left. */
    async takeUnerinnert(day: string) {
      const { rows } = await sql<{ name: string; email: string; hinweis: string; veranstaltung_id: number }>`
        with einer as (
          select t.id, h.name, h.email, h.hinweis, h.veranstaltung_id
          from ferien_helfertage t
          join ferien_helfer h on h.id = t.helfer_id
          join ferien_veranstaltungen v on v.id = h.veranstaltung_id
          where t.tag = ${day}::date and not t.erinnert and v.aktiv and not v.entwurf
          order by t.id limit 1 for update of t skip locked
        ), erinnert as (update ferien_helfertage set erinnert = true where id = (select id from einer))
        select name, email, hinweis, veranstaltung_id from einer`.execute(db);
      return rows[0] ?? null;
    },

    /** Deletes helpers of events that ended more than `days` days ago; returns their number. */
    async deletePast(days: number): Promise<number> {
      const lines = await db
        .deleteFrom('ferien_helfer')
        .where(
          sql<boolean>`veranstaltung_id in (select id from ferien_veranstaltungen
            where left(datum_bis, 10)::date < (now() at time zone 'Europe/Berlin')::date - ${days}::int)`,
        )
        .returning('id')
        .execute();
      return lines.length;
    },
  };
}
