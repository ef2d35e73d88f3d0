import type { Bild } from '@gm/shared/schemas/bild';
import type { Selectable } from 'kysely';
import type { Datenquelle } from '../daten/database.ts';
import type { BilderTabelle } from '../inhalt/tables.ts';

export function createBildRepository(db: Datenquelle) {
  return {
    /** File and upright size of a picture, or null. */
    async find(id: string): Promise<Pick<Selectable<BilderTabelle>, 'id' | 'datei' | 'breite' | 'hoehe'> | null> {
      const bild = await db
        .selectFrom('bilder')
        .select(['id', 'datei', 'breite', 'hoehe'])
        .where('id', '=', id)
        .executeTakeFirst();
      return bild ?? null;
    },

    /** A picture with what is needed to show it, or null. */
    async findBild(id: string): Promise<Bild | null> {
      const bild = await db
        .selectFrom('bilder')
        .select(['id', 'breite', 'hoehe', 'farbe', 'alt'])
        .where('id', '=', id)
        .executeTakeFirst();
      return bild ?? null;
    },

    /** What a picture shows, and who took it. */
    async name(id: string, alt: string, copyright: string): Promise<void> {
      await db.updateTable('bilder').set({ alt, copyright }).where('id', '=', id).execute();
    },
  };
}
