import type { Picture } from '@gm/shared/schemas/image';
import type { Selectable } from 'kysely';
import type { ImagesTable } from '../../entries/tables.ts';
import type { DataSource } from '../../platform/database/database.ts';

export function createImageRepository(db: DataSource) {
  return {
    /** File and upright size of a picture, or null; illustrations have no file. */
    async find(id: string): Promise<Pick<Selectable<ImagesTable>, 'id' | 'datei' | 'breite' | 'hoehe'> | null> {
      const image = await db
        .selectFrom('bilder')
        .select(['id', 'datei', 'breite', 'hoehe'])
        .where('id', '=', id)
        .where('datei', '<>', '')
        .executeTakeFirst();
      return image ?? null;
    },

    /** A picture with everything needed to render it, or null. */
    async findBild(id: string): Promise<Picture | null> {
      const image = await db
        .selectFrom('bilder')
        .select(['id', 'breite', 'hoehe', 'farbe', 'alt'])
        .where('id', '=', id)
        .executeTakeFirst();
      return image ?? null;
    },

    /** Sets the alternative text and the copyright. */
    async name(id: string, alt: string, copyright: string): Promise<void> {
      await db.updateTable('bilder').set({ alt, copyright }).where('id', '=', id).execute();
    },
  };
}
