import type { SucheVorschlag } from '@gm/shared/schemas/suche';
import type { Datenquelle } from '../../kern/daten/database.ts';
import { ABFALL_PFAD } from './abfall-pfad.ts';
import { createAbfallRepository } from './abfall-repository.ts';

const MAX_STRASSEN = 3;
/** Two letters begin too many streets. */
const STRASSE_AB = 3;

/** Who types a street into the search wants to know when its waste is collected. */
export async function findStrassen(db: Datenquelle, q: string): Promise<SucheVorschlag[]> {
  const anfang = q
    .trim()
    .replaceAll(/[\0.,]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (anfang.length < STRASSE_AB) return [];
  const strassen = await createAbfallRepository(db).searchStrassen(anfang, MAX_STRASSEN);
  return strassen.map(({ id, name, ortsteil }) => ({
    typ: 'strasse',
    typTitel: 'Abfalltermine',
    titel: `${name}, ${ortsteil}`,
    url: `${ABFALL_PFAD}?strasse=${encodeURIComponent(id)}`,
  }));
}
