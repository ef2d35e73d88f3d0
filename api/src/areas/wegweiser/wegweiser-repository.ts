import type { DataSource } from '../../core/platform/database/database.ts';
import { splitRows } from '../../core/platform/database/insert-many.ts';
import type { SearchRow } from '../../core/services/search/search-row.ts';
import { createAdministrationRepository } from './administration-repository.ts';
import type { WegweiserLines } from './build-wegweiser.ts';
import { createLeistungRepository } from './leistung-repository.ts';

/** Services, units and staff together, for the loader and the site map. */
export function createWegweiserRepository(db: DataSource) {
  const leistungen = createLeistungRepository(db);
  const administration = createAdministrationRepository(db);

  return {
    /** Search rows of services, units and staff. */
    async listSearchSources(): Promise<{ typ: string; zeilen: SearchRow[] }[]> {
      const { fachbereich, mitarbeiter: staff } = await administration.listSearchRows();
      return [
        { typ: 'leistung', zeilen: await leistungen.listSearchRows() },
        { typ: 'fachbereich', zeilen: fachbereich },
        { typ: 'mitarbeiter', zeilen: staff },
      ];
    },

    /** Pages of contact persons are in the site map, but not in the search, which finds the people themselves. */
    listAnsprechpartnerPfade: administration.listAnsprechpartnerPfade,

    async replace({
      einheiten: units,
      mitarbeiter: staff,
      lebenslagen,
      leistungen: offers,
    }: WegweiserLines): Promise<void> {
      for (const table of ['leistungen', 'lebenslagen', 'mitarbeiter', 'organisationseinheiten'] as const) {
        await db.deleteFrom(table).execute();
      }
      for (const part of splitRows(units)) await db.insertInto('organisationseinheiten').values(part).execute();
      for (const part of splitRows(staff)) await db.insertInto('mitarbeiter').values(part).execute();
      for (const part of splitRows(lebenslagen)) await db.insertInto('lebenslagen').values(part).execute();
      for (const part of splitRows(offers)) await db.insertInto('leistungen').values(part).execute();
    },
  };
}
