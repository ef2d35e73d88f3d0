import type { SearchSuggestion } from '@gm/shared/schemas/search';
import type { DataSource } from '../../core/platform/database/database.ts';
import { ABFALL_PATH } from './abfall-path.ts';
import { createAbfallRepository } from './abfall-repository.ts';

const MAX_STREETS = 3;
/** Minimum length of the search term; two letters match too many streets. */
const STREET_FROM = 3;

/** Search suggestions for the collection dates of a street. */
export async function findStreets(db: DataSource, q: string): Promise<SearchSuggestion[]> {
  const beginning = q
    .trim()
    .replaceAll(/[\0.,]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (beginning.length < STREET_FROM) return [];
  const streets = await createAbfallRepository(db).searchStrassen(beginning, MAX_STREETS);
  return streets.map(({ id, name, ortsteil }) => ({
    typ: 'strasse',
    typTitel: 'Abfalltermine',
    titel: `${name}, ${ortsteil}`,
    url: `${ABFALL_PATH}?strasse=${encodeURIComponent(id)}`,
  }));
}
