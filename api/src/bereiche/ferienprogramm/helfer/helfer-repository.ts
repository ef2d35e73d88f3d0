import '../veranstalter/tables.ts';
import { sql } from 'kysely';
import type { Datenquelle } from '../../../kern/daten/database.ts';
import { createAdressenRepository } from '../veranstalter/adressen-repository.ts';

/** Who was asked to help at which event, and on which of its days they come. */
export function createHelferRepository(db: Datenquelle) {
  return {
    ...createAdressenRepository(db, 'ferien_helfer'),

    /** Those of an event by name, with their days in order. */
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

    /** How many an event looks for, and when it is. */
    async findEvent(veranstaltung_id: number) {
      const event = await db
        .selectFrom('ferien_veranstaltungen')
        .select(['id', 'titel', 'datum_von', 'datum_bis', 'taeglich', 'veranstaltungsort', 'aktiv', 'entwurf'])
        .select('helfer_noetig')
        .where('id', '=', veranstaltung_id)
        .executeTakeFirst();
      return event ?? null;
    },

    async setNoetig(veranstaltung_id: number, helfer_noetig: number): Promise<void> {
      await db
        .updateTable('ferien_veranstaltungen')
        .set({ helfer_noetig })
        .where('id', '=', veranstaltung_id)
        .execute();
    },

    /** What an address was asked to help at: its own row of each event. */
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
      const zeile = await db
        .selectFrom('ferien_helfer')
        .select(['id', 'name', 'email'])
        .where('veranstaltung_id', '=', veranstaltung_id)
        .where('email', '=', email)
        .forUpdate()
        .executeTakeFirst();
      return zeile ?? null;
    },

    async setAngaben(id: number, angaben: { telefon: string; hinweis: string }): Promise<void> {
      await db.updateTable('ferien_helfer').set(angaben).where('id', '=', id).execute();
    },

    /** Writes which of these days somebody comes; gives the days that were taken back. Others stay as they are. */
    async setTage(helfer_id: number, kommt: readonly string[], nicht: readonly string[]): Promise<string[]> {
      if (kommt.length > 0) {
        await db
          .insertInto('ferien_helfertage')
          .values(kommt.map((tag) => ({ helfer_id, tag })))
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
      const weg = await db
        .deleteFrom('ferien_helfertage')
        .where('helfer_id', '=', helfer_id)
        .where('tag', '=', sql<string>`any(${nicht}::date[])`)
        .returning(sql<string>`tag::text`.as('tag'))
        .execute();
      return weg.map(({ tag }) => tag).sort();
    },

    /** Marks one who has not been reminded of a day as reminded, and gives whom and where; null when nobody is left. */
    async takeUnerinnert(tag: string) {
      const { rows } = await sql<{ name: string; email: string; hinweis: string; veranstaltung_id: number }>`
        with einer as (
          select t.id, h.name, h.email, h.hinweis, h.veranstaltung_id
          from ferien_helfertage t
          join ferien_helfer h on h.id = t.helfer_id
          join ferien_veranstaltungen v on v.id = h.veranstaltung_id
          where t.tag = ${tag}::date and not t.erinnert and v.aktiv and not v.entwurf
          order by t.id limit 1 for update of t skip locked
        ), erinnert as (update ferien_helfertage set erinnert = true where id = (select id from einer))
        select name, email, hinweis, veranstaltung_id from einer`.execute(db);
      return rows[0] ?? null;
    },

    /** Erases whoever was asked to help at what has been over for more than `tage` days; gives how many. */
    async deletePast(tage: number): Promise<number> {
      const zeilen = await db
        .deleteFrom('ferien_helfer')
        .where(
          sql<boolean>`veranstaltung_id in (select id from ferien_veranstaltungen
            where left(datum_bis, 10)::date < (now() at time zone 'Europe/Berlin')::date - ${tage}::int)`,
        )
        .returning('id')
        .execute();
      return zeilen.length;
    },
  };
}
