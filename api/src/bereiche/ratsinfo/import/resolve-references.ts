import type { Datenquelle } from '../../../kern/daten/database.ts';
import { createRatsImportRepository } from './rats-import-repository.ts';

type Adressen = readonly (string | undefined)[];

/** Addresses that objects of a page refer to, by kind. */
type Verweise = Readonly<Record<'orte' | 'gremien' | 'personen' | 'sitzungen' | 'vorlagen', Adressen>>;

/** The numbers that what is referred to has here. What is not here yet gets one, too. */
export async function resolveReferences(trx: Datenquelle, koerperschaft: number, verweise: Verweise) {
  const import_ = createRatsImportRepository(trx);
  const resolve = async (tabelle: Parameters<typeof import_.reserve>[0], adressen: Adressen) => {
    const genannte = adressen.filter((adresse) => adresse !== undefined);
    const nummern = await import_.reserve(tabelle, genannte, koerperschaft);
    return {
      eine: (adresse: string | undefined) => (adresse === undefined ? null : (nummern.get(adresse) ?? null)),
      listAll: (liste: readonly string[]) => liste.flatMap((adresse) => nummern.get(adresse) ?? []),
    };
  };
  return {
    ort: await resolve('rats_orte', verweise.orte),
    gremium: await resolve('rats_gremien', verweise.gremien),
    person: await resolve('rats_personen', verweise.personen),
    sitzung: await resolve('rats_sitzungen', verweise.sitzungen),
    vorlage: await resolve('rats_vorlagen', verweise.vorlagen),
  };
}
