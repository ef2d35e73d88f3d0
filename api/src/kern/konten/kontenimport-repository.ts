import type { Datenquelle } from '../daten/database.ts';
import type { Kontozeile } from './read-kontenliste.ts';

/** Lists of accounts between the look at them and their carrying out. */
export function createKontenimportRepository(db: Datenquelle) {
  return {
    /** Takes the place of an earlier list of this administrator. */
    async remember(konto_id: number, zeilen: readonly Kontozeile[]): Promise<void> {
      await db.deleteFrom('kontenimporte').where('konto_id', '=', konto_id).execute();
      await db
        .insertInto('kontenimporte')
        .values({ konto_id, zeilen: JSON.stringify(zeilen) })
        .execute();
    },

    async find(konto_id: number): Promise<{ uuid: string; zeilen: Kontozeile[] } | null> {
      const zeile = await db
        .selectFrom('kontenimporte')
        .select(['uuid', 'zeilen'])
        .where('konto_id', '=', konto_id)
        .executeTakeFirst();
      return zeile ?? null;
    },

    /** Gives the lines and forgets them: of two who ask at once only one gets them. */
    async take(konto_id: number, uuid: string): Promise<Kontozeile[] | null> {
      const zeile = await db
        .deleteFrom('kontenimporte')
        .where('konto_id', '=', konto_id)
        .where('uuid', '=', uuid)
        .returning('zeilen')
        .executeTakeFirst();
      return zeile?.zeilen ?? null;
    },
  };
}
