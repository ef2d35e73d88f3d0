import type { Route } from '@gm/shared/schemas/seite';
import type { Seo } from '@gm/shared/schemas/seo';
import type { BlockDaten } from '../seite/seite-daten.ts';

/** What is read from its beginning, as a story is. */
const GESCHICHTEN: readonly unknown[] = ['article', 'event'] satisfies Seo['type'][];

/**
 * Whether one comes to a page to do or to find something: forms, lists, search, log-ins. There the heading and the first
 * control stand on the first screen of a phone; start page, sections and articles have the landscape or their pictures.
 */
export function isKnapp(
  { pageLayout, apiCalls }: Pick<Route, 'pageLayout' | 'apiCalls'>,
  blocks: readonly Pick<BlockDaten, 'slot' | 'island'>[],
  seo: Seo | undefined,
): boolean {
  if (pageLayout === 'portal' || GESCHICHTEN.includes(seo?.type)) return false;
  return apiCalls.length > 0 || blocks.some(({ slot, island }) => slot === 'content' && island !== null);
}
