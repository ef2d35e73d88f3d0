import './tables.ts';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Database, Datenquelle } from '../../../kern/daten/database.ts';

export type Verlosungszeile = Selectable<Database['ferien_verlosung']>;
type Ziehung = Pick<Verlosungszeile, 'zahl' | 'saat' | 'zuteilung' | 'wert' | 'schranke'>;

/** The draw of the season. */
export function createVerlosungRepository(db: Datenquelle) {
  return {
    async find(): Promise<Verlosungszeile | null> {
      return (await db.selectFrom('ferien_verlosung').selectAll().executeTakeFirst()) ?? null;
    },
    async commit(liste: Pick<Verlosungszeile, 'liste' | 'pruefsumme' | 'zahl_name'>): Promise<void> {
      await db.insertInto('ferien_verlosung').values(liste).execute();
    },
    async draw(ziehung: Ziehung): Promise<void> {
      await db.updateTable('ferien_verlosung').set(ziehung).execute();
    },
    async publish(): Promise<void> {
      await db.updateTable('ferien_verlosung').set({ veroeffentlicht: sql<Date>`now()` }).execute();
    },
    async delete(): Promise<void> {
      await db.deleteFrom('ferien_verlosung').execute();
    },
  };
}
