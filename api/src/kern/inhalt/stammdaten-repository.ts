import type { Gemeinde } from '@gm/shared/schemas/gemeinde';
import type { MenuItem } from '@gm/shared/schemas/menu';
import type { Datenquelle } from '../daten/database.ts';

/** What every page shows: menus and the municipality itself. */
export function createStammdatenRepository(db: Datenquelle) {
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
      // Only the loader writes it, checked; the reply's schema looks once more.
      return (row?.wert as Gemeinde | undefined) ?? null;
    },
  };
}
