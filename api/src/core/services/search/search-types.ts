import type { SearchArea } from '../context.ts';
import type { SearchType } from './search-source.ts';

const PAGE: SearchType = { einer: 'Seite', mehrere: 'Seiten', rang: 0 };

/** Search types by `typ`: pages and those of the areas. */
export function createSearchTypes(areas: readonly Pick<SearchArea, 'suchtypen'>[]) {
  const types = new Map([
    ['seite', PAGE],
    ...areas.flatMap(({ suchtypen: searchTypes = {} }) => Object.entries(searchTypes)),
  ]);
  return {
    /** German labels of a type; an unknown one is shown as it is. */
    getTyp: (type: string): Pick<SearchType, 'einer' | 'mehrere'> => types.get(type) ?? { einer: type, mehrere: type },
    /** Position of a type; unknown ones come last. */
    classifyTyp: (type: string): number => types.get(type)?.rang ?? Number.MAX_SAFE_INTEGER,
  };
}
