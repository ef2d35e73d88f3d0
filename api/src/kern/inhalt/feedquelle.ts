import type { EintragPfad } from '../regeln/eintrag-pfad.ts';
import type { FeedEintrag } from './calls/feed-dokument.ts';

/** About half a year of a small municipality's news: who subscribes today can still read up. */
export const FEED_AUSSCHNITT = { seite: 1, proSeite: 30 };

/** A list that has an Atom feed. */
export interface Feedquelle {
  pfad: EintragPfad;
  /** Title while no page of the content gives one. */
  titel: string;
  /** What the API's description calls it. */
  summary: string;
  /** Newest first, as seen on that calendar day (`YYYY-MM-DD`). */
  list(heute: string): Promise<(Omit<FeedEintrag, 'dauerhaft'> & { id: number })[]>;
}
