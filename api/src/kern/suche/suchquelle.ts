import type { Suchzeile } from './suche-repository.ts';

/** The public entries of one kind of content, which have a page each. */
export interface Suchquelle {
  typ: string;
  zeilen: Suchzeile[];
  /** The day of an entry is that of its last change, which the site map tells. */
  istStand?: true;
}
