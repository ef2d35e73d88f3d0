import type { SearchSuggestion } from '@gm/shared/schemas/search';
import type { PlatformContext } from '../platform/context.ts';
import type { DataSource } from '../platform/database/database.ts';
import type { SearchSource, SearchType } from './search/search-source.ts';

/** What an area contributes to search. */
export interface SearchArea {
  /**
   * Its entries that have a page and are public on the given day: for search, sitemap and detecting removed pages.
   * `numbers` restricts the result for areas whose entries are indexed one by one (`einzeln`).
   */
  suche?(db: DataSource, today: string, numbers?: readonly number[]): Promise<SearchSource[]>;
  /** Types of its entries by `typ`, including those indexed by the database itself. */
  suchtypen?: Readonly<Record<string, SearchType>>;
  /** Paths of public pages that are not entries of `suche`. */
  weiterePfade?(db: DataSource): Promise<string[]>;
  /** Suggestions for the typed text `q`, in addition to entry titles. */
  vorschlaege?(db: DataSource, q: string): Promise<SearchSuggestion[]>;
}

/** Available to the routes of services. */
export interface ServicesContext extends PlatformContext {
  /** Enabled areas. */
  bereiche: readonly SearchArea[];
}
