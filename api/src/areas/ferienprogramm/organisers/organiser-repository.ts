import './tables.ts';
import type { Question } from '@gm/shared/areas/ferienprogramm/registration/question-names';
import type { Cents } from '@gm/shared/format/amount';
import { sql } from 'kysely';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { createAddressRepository } from './address-repository.ts';

/** Organisers of events, the events' questions and costs, and the log of changes. */
export function createOrganiserRepository(db: DataSource) {
  return {
    ...createAddressRepository(db, 'ferien_veranstalter'),

    /** Ids of the events of an address. */
    async listEvents(email: string): Promise<number[]> {
      const lines = await db
        .selectFrom('ferien_veranstalter')
        .select('veranstaltung_id')
        .where('email', '=', email)
        .execute();
      return lines.map(({ veranstaltung_id }) => veranstaltung_id);
    },

    /** Name of an address as organiser of an event; null if it is not one. */
    async findName(veranstaltung_id: number, email: string): Promise<string | null> {
      const line = await db
        .selectFrom('ferien_veranstalter')
        .select('name')
        .where('veranstaltung_id', '=', veranstaltung_id)
        .where('email', '=', email)
        .executeTakeFirst();
      return line?.name ?? null;
    },

    list: (veranstaltung_id: number) =>
      db
        .selectFrom('ferien_veranstalter')
        .select(['id', 'name', 'email'])
        .where('veranstaltung_id', '=', veranstaltung_id)
        .orderBy('name')
        .orderBy('id')
        .execute(),

    /** Questions of an event to families. */
    async listFragen(veranstaltung_id: number): Promise<Question[]> {
      const line = await db
        .selectFrom('ferien_veranstaltungen')
        .select('fragen')
        .where('id', '=', veranstaltung_id)
        .executeTakeFirst();
      return line?.fragen ?? [];
    },

    async setFragen(veranstaltung_id: number, questions: Question[]): Promise<void> {
      await db
        .updateTable('ferien_veranstaltungen')
        .set({ fragen: questions })
        .where('id', '=', veranstaltung_id)
        .execute();
    },

    listAuslagen: (veranstaltung_id: number) =>
      db
        .selectFrom('ferien_auslagen')
        .select(['id', 'betrag', 'wofuer', 'von', 'gemeldet'])
        .where('veranstaltung_id', '=', veranstaltung_id)
        .orderBy('id')
        .execute(),

    async addAuslage(expense: { veranstaltung_id: number; betrag: Cents; wofuer: string; von: string }): Promise<void> {
      await db.insertInto('ferien_auslagen').values(expense).execute();
    },

    /** Removes a cost entry reported by `from`; returns it, or null. */
    async removeAuslage(veranstaltung_id: number, id: number, from: string) {
      const line = await db
        .deleteFrom('ferien_auslagen')
        .where('veranstaltung_id', '=', veranstaltung_id)
        .where('id', '=', id)
        .where('von', '=', from)
        .returning(['betrag', 'wofuer'])
        .executeTakeFirst();
      return line ?? null;
    },

    async note(veranstaltung_id: number, who: string, was: string): Promise<void> {
      await db.insertInto('ferien_protokoll').values({ veranstaltung_id, wer: who, was }).execute();
    },

    listProtokoll: (veranstaltung_id: number) =>
      db
        .selectFrom('ferien_protokoll')
        .select(['wer', 'was', 'wann'])
        .where('veranstaltung_id', '=', veranstaltung_id)
        .orderBy('id', 'desc')
        .limit(100)
        .execute(),

    /** Deletes all of it for past events, except the questions, as an event may return. */
    async deleteAll(ids: readonly number[]): Promise<number> {
      let count = 0;
      for (const table of ['ferien_veranstalter', 'ferien_auslagen', 'ferien_protokoll'] as const) {
        const lines = await db
          .deleteFrom(table)
          .where('veranstaltung_id', '=', sql<number>`any(${ids}::int[])`)
          .returning('id')
          .execute();
        if (table === 'ferien_veranstalter') count = lines.length;
      }
      return count;
    },
  };
}
