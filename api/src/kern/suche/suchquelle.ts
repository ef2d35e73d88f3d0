import type { Suchzeile } from './suchzeile.ts';

/** The public entries of one kind of content, which have a page each. */
export interface Suchquelle {
  typ: string;
  zeilen: Suchzeile[];
  /** The day of an entry is that of its last change, which the site map tells. */
  istStand?: true;
}

/** What the search calls a kind of entries. */
export interface Suchtyp {
  einer: string;
  mehrere: string;
  /** Place among facets and suggestions, ascending from pages, which have 0. */
  rang: number;
}
