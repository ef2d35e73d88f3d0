import type { Datenquelle } from '../daten/database.ts';
import { createRatsImportRepository } from '../daten/rats-import-repository.ts';

type Adressen = readonly (string | undefined)[];

/** Addresses that objects of a page refer to, by kind. */
type Verweise = Readonly<Record<'orte' | 'gremien' | 'personen' | 'sitzungen' | 'vorlagen', Adressen>>;

/** The numbers that what is referred to has here. What is not here yet gets one, too. */
export async function loeseVerweise(trx: Datenquelle, koerperschaft: number, verweise: Verweise) {
  const import_ = createRatsImportRepository(trx);
  const loese = async (tabelle: Parameters<typeof import_.reserviere>[0], adressen: Adressen) => {
    const genannte = adressen.filter((adresse) => adresse !== undefined);
    const nummern = await import_.reserviere(tabelle, genannte, koerperschaft);
    return {
      eine: (adresse: string | undefined) => (adresse === undefined ? null : (nummern.get(adresse) ?? null)),
      alle: (liste: readonly string[]) => liste.flatMap((adresse) => nummern.get(adresse) ?? []),
    };
  };
  return {
    ort: await loese('rats_orte', verweise.orte),
    gremium: await loese('rats_gremien', verweise.gremien),
    person: await loese('rats_personen', verweise.personen),
    sitzung: await loese('rats_sitzungen', verweise.sitzungen),
    vorlage: await loese('rats_vorlagen', verweise.vorlagen),
  };
}
