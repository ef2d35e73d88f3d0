import type { Gemeinde } from '@gm/shared/schemas/gemeinde';
import type { MenuItem } from '@gm/shared/schemas/menu';
import type { DataSource } from '../platform/database/database.ts';

/** Data shown on every page: menus and the municipality. */
export function createMasterDataRepository(db: DataSource) {
  return {
    async findMenu(name: string): Promise<MenuItem[] | null> {
      const row = await db.selectFrom('menus').select('eintraege').where('name', '=', name).executeTakeFirst();
      return row?.eintraege ?? null;
    },

    async findGemeinde(): Promise<Gemeinde | null> {
      const row = await db
        .selectFrom('konfiguration')
        .select('wert')
        .where('schluessel', '=', 'gemeinde')
        .executeTakeFirst();
      // The loader writes validated data only, and the reply schema checks it again.
      return (row?.wert as Gemeinde | undefined) ?? null;
    },
  };
}
