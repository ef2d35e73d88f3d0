import './tables.ts';
import type { Frage } from '@gm/shared/bereiche/ferienprogramm/frage-namen';
import type { Cents } from '@gm/shared/format/betrag';
import { sql } from 'kysely';
import type { Datenquelle } from '../../../kern/daten/database.ts';
import { createAdressenRepository } from './adressen-repository.ts';

/** Who looks after which event, what it asks families, what it cost, and what was done with it. */
export function createVeranstalterRepository(db: Datenquelle) {
  return {
    ...createAdressenRepository(db, 'ferien_veranstalter'),

    /** Numbers of the events of an address. */
    async listEvents(email: string): Promise<number[]> {
      const zeilen = await db
        .selectFrom('ferien_veranstalter')
        .select('veranstaltung_id')
        .where('email', '=', email)
        .execute();
      return zeilen.map(({ veranstaltung_id }) => veranstaltung_id);
    },

    /** The name under which an address looks after an event; null where it does not. */
    async findName(veranstaltung_id: number, email: string): Promise<string | null> {
      const zeile = await db
        .selectFrom('ferien_veranstalter')
        .select('name')
        .where('veranstaltung_id', '=', veranstaltung_id)
        .where('email', '=', email)
        .executeTakeFirst();
      return zeile?.name ?? null;
    },

    list: (veranstaltung_id: number) =>
      db
        .selectFrom('ferien_veranstalter')
        .select(['id', 'name', 'email'])
        .where('veranstaltung_id', '=', veranstaltung_id)
        .orderBy('name')
        .orderBy('id')
        .execute(),

    /** What an event asks families. */
    async listFragen(veranstaltung_id: number): Promise<Frage[]> {
      const zeile = await db
        .selectFrom('ferien_veranstaltungen')
        .select('fragen')
        .where('id', '=', veranstaltung_id)
        .executeTakeFirst();
      return zeile?.fragen ?? [];
    },

    async setFragen(veranstaltung_id: number, fragen: Frage[]): Promise<void> {
      await db.updateTable('ferien_veranstaltungen').set({ fragen }).where('id', '=', veranstaltung_id).execute();
    },

    listAuslagen: (veranstaltung_id: number) =>
      db
        .selectFrom('ferien_auslagen')
        .select(['id', 'betrag', 'wofuer', 'von', 'gemeldet'])
        .where('veranstaltung_id', '=', veranstaltung_id)
        .orderBy('id')
        .execute(),

    async addAuslage(auslage: { veranstaltung_id: number; betrag: Cents; wofuer: string; von: string }): Promise<void> {
      await db.insertInto('ferien_auslagen').values(auslage).execute();
    },

    /** Takes back what one reported oneself; gives what it was, or null. */
    async removeAuslage(veranstaltung_id: number, id: number, von: string) {
      const zeile = await db
        .deleteFrom('ferien_auslagen')
        .where('veranstaltung_id', '=', veranstaltung_id)
        .where('id', '=', id)
        .where('von', '=', von)
        .returning(['betrag', 'wofuer'])
        .executeTakeFirst();
      return zeile ?? null;
    },

    async note(veranstaltung_id: number, wer: string, was: string): Promise<void> {
      await db.insertInto('ferien_protokoll').values({ veranstaltung_id, wer, was }).execute();
    },

    listProtokoll: (veranstaltung_id: number) =>
      db
        .selectFrom('ferien_protokoll')
        .select(['wer', 'was', 'wann'])
        .where('veranstaltung_id', '=', veranstaltung_id)
        .orderBy('id', 'desc')
        .limit(100)
        .execute(),

    /** Erases all of it for events that are over. What an event asks stays: it may come again. */
    async deleteAll(ids: readonly number[]): Promise<number> {
      let anzahl = 0;
      for (const tabelle of ['ferien_veranstalter', 'ferien_auslagen', 'ferien_protokoll'] as const) {
        const zeilen = await db
          .deleteFrom(tabelle)
          .where('veranstaltung_id', '=', sql<number>`any(${ids}::int[])`)
          .returning('id')
          .execute();
        if (tabelle === 'ferien_veranstalter') anzahl = zeilen.length;
      }
      return anzahl;
    },
  };
}
