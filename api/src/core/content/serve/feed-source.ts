import type { EntryPath } from '../../platform/rules/entry-path.ts';
import type { FeedEntry } from './calls/feed-document.ts';

/** About half a year of a small municipality's news, so that new subscribers can catch up. */
export const FEED_EXCERPT = { seite: 1, proSeite: 30 };

/** A list that has an Atom feed. */
export interface FeedSource {
  pfad: EntryPath;
  /** Title if no content page provides one. */
  titel: string;
  /** Summary in the API description. */
  summary: string;
  /** Newest first, as of that calendar day (`YYYY-MM-DD`). */
  list(today: string): Promise<(Omit<FeedEntry, 'dauerhaft'> & { id: number })[]>;
}
