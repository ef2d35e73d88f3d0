import type { Selectable } from 'kysely';
import type { Datenquelle } from './database.ts';
import type { BilderTabelle } from './tabellen/inhalt.ts';

export function createBildRepository(db: Datenquelle) {
  return {
    /** File and upright size of a picture, or null. */
    async finde(id: string): Promise<Pick<Selectable<BilderTabelle>, 'id' | 'datei' | 'breite' | 'hoehe'> | null> {
      const bild = await db
        .selectFrom('bilder')
        .select(['id', 'datei', 'breite', 'hoehe'])
        .where('id', '=', id)
        .executeTakeFirst();
      return bild ?? null;
    },
  };
}
