import type { SearchRow } from './search-row.ts';

/** Public entries of one kind of content, with one page each. */
export interface SearchSource {
  typ: string;
  zeilen: SearchRow[];
  /** The entry's date is that of its last change, which is shown in the sitemap. */
  istStand?: true;
}

/** Labels of a kind of entry in the search. */
export interface SearchType {
  einer: string;
  mehrere: string;
  /** Position among facets and suggestions, ascending; pages have 0. */
  rang: number;
}
