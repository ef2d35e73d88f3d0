import type { Datenquelle } from '../../kern/daten/database.ts';
import type { Suchzeile } from '../../kern/suche/suche-repository.ts';
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
      if (einheiten.length > 0) await db.insertInto('organisationseinheiten').values(einheiten).execute();
      if (mitarbeiter.length > 0) await db.insertInto('mitarbeiter').values(mitarbeiter).execute();
      if (lebenslagen.length > 0) await db.insertInto('lebenslagen').values(lebenslagen).execute();
      if (angebote.length > 0) await db.insertInto('leistungen').values(angebote).execute();
    },
  };
}
