import type { Datenquelle } from '../../kern/daten/database.ts';
import { splitRows } from '../../kern/daten/insert-many.ts';
import type { Suchzeile } from '../../kern/suche/suchzeile.ts';
import type { WegweiserZeilen } from './build-wegweiser.ts';
import { createLeistungRepository } from './leistung-repository.ts';
import { createVerwaltungRepository } from './verwaltung-repository.ts';

/** Services, units and staff together, as loader and site map need them. */
export function createWegweiserRepository(db: Datenquelle) {
  const leistungen = createLeistungRepository(db);
  const verwaltung = createVerwaltungRepository(db);

  return {
    /** Services, units and staff as the search keeps them. */
    async listSuchquellen(): Promise<{ typ: string; zeilen: Suchzeile[] }[]> {
      const { fachbereich, mitarbeiter } = await verwaltung.listSuchzeilen();
      return [
        { typ: 'leistung', zeilen: await leistungen.listSuchzeilen() },
        { typ: 'fachbereich', zeilen: fachbereich },
        { typ: 'mitarbeiter', zeilen: mitarbeiter },
      ];
    },

    /** Pages with contact persons: part of the site map, but not of the search, which finds the people themselves. */
    listAnsprechpartnerPfade: verwaltung.listAnsprechpartnerPfade,

    async replace({ einheiten, mitarbeiter, lebenslagen, leistungen: angebote }: WegweiserZeilen): Promise<void> {
      for (const tabelle of ['leistungen', 'lebenslagen', 'mitarbeiter', 'organisationseinheiten'] as const) {
        await db.deleteFrom(tabelle).execute();
      }
      for (const part of splitRows(einheiten)) await db.insertInto('organisationseinheiten').values(part).execute();
      for (const part of splitRows(mitarbeiter)) await db.insertInto('mitarbeiter').values(part).execute();
      for (const part of splitRows(lebenslagen)) await db.insertInto('lebenslagen').values(part).execute();
      for (const part of splitRows(angebote)) await db.insertInto('leistungen').values(part).execute();
    },
  };
}
