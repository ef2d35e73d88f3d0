import type { SearchTable } from './tables.ts';

/** A search entry as provided by its kind of content. */
export type SearchRow = Omit<SearchTable, 'typ' | 'art' | 'gremien' | 'worte' | 'titelworte'>;
