import type { GeneratedAlways } from 'kysely';

/** An entry of the search index. */
export interface SearchTable {
  pfad: string;
  /** Kind of content, see `core/services/search/search-types.ts`. */
  typ: string;
  titel: string;
  beschreibung: string;
  /** Plain text without markup and soft hyphens. */
  text: string;
  /** Calendar day `YYYY-MM-DD`; null for undated content. */
  datum: string | null;
  /** For council content: kind of paper or `Sitzung`, and its bodies; null otherwise. */
  art: string | null;
  gremien: number[] | null;
  worte: GeneratedAlways<string>;
  /** From title and description only. */
  titelworte: GeneratedAlways<string>;
}

interface SearchWordsTable {
  /** `wort` in ASCII, see `foldWord`. */
  gefaltet: string;
  typ: string;
  wort: string;
  /** Number of occurrences in content of this kind. */
  anzahl: number;
}

export interface SearchTables {
  suche: SearchTable;
  suche_woerter: SearchWordsTable;
}

declare module '../../platform/database/database.ts' {
  interface Database extends SearchTables {}
}
