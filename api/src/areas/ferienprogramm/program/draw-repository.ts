import './draw-tables.ts';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Database, DataSource } from '../../../core/platform/database/database.ts';

export type DrawLine = Selectable<Database['ferien_verlosung']>;
type Drawing = Pick<DrawLine, 'zahl' | 'saat' | 'zuteilung' | 'wert' | 'schranke'>;

/** The draw of the season. */
export function createDrawRepository(db: DataSource) {
  return {
    async find(): Promise<DrawLine | null> {
      return (await db.selectFrom('ferien_verlosung').selectAll().executeTakeFirst()) ?? null;
    },
    async commit(list: Pick<DrawLine, 'liste' | 'pruefsumme' | 'zahl_name'>): Promise<void> {
      await db.insertInto('ferien_verlosung').values(list).execute();
    },
    async draw(drawing: Drawing): Promise<void> {
      await db.updateTable('ferien_verlosung').set(drawing).execute();
    },
    async publish(): Promise<void> {
      await db.updateTable('ferien_verlosung').set({ veroeffentlicht: sql<Date>`now()` }).execute();
    },
    async delete(): Promise<void> {
      await db.deleteFrom('ferien_verlosung').execute();
    },
  };
}
