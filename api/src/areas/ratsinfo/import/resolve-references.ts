import type { DataSource } from '../../../core/platform/database/database.ts';
import { createCouncilImportRepository } from './council-import-repository.ts';

type Addresses = readonly (string | undefined)[];

/** URLs that objects of a page refer to, by type. */
type CrossReferences = Readonly<Record<'orte' | 'gremien' | 'personen' | 'sitzungen' | 'vorlagen', Addresses>>;

/** Local ids of references. Unknown ones get a new id. */
export async function resolveReferences(trx: DataSource, corporation: number, crossReferences: CrossReferences) {
  const import_ = createCouncilImportRepository(trx);
  const resolve = async (table: Parameters<typeof import_.reserve>[0], addresses: Addresses) => {
    const named = addresses.filter((address) => address !== undefined);
    const numbers = await import_.reserve(table, named, corporation);
    return {
      eine: (address: string | undefined) => (address === undefined ? null : (numbers.get(address) ?? null)),
      listAll: (list: readonly string[]) => list.flatMap((address) => numbers.get(address) ?? []),
    };
  };
  return {
    ort: await resolve('rats_orte', crossReferences.orte),
    gremium: await resolve('rats_gremien', crossReferences.gremien),
    person: await resolve('rats_personen', crossReferences.personen),
    sitzung: await resolve('rats_sitzungen', crossReferences.sitzungen),
    vorlage: await resolve('rats_vorlagen', crossReferences.vorlagen),
  };
}
