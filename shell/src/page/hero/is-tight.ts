import type { Route } from '@gm/shared/schemas/page';
import type { PageData } from '../../base/seite-daten.ts';

/**
 * The three heights of a hero: the start page has its slides, a section or a text the landscape, and every other page
 * (forms, lists, search, log-ins, entries such as articles and events) only its words, so that heading and first
 * control or first line of text fit on the first screen of a phone.
 */
export function isTight({
  pageLayout,
  apiCalls,
}: Pick<Route, 'pageLayout' | 'apiCalls'>): NonNullable<PageData['heroKnapp']> | false {
  if (pageLayout === 'portal') return false;
  return apiCalls.length > 0 || 'with islands';
}

/** The page once it is known which blocks are islands. */
export function settleTight(page: PageData): PageData {
  if (page.heroKnapp !== 'with islands') return page;
  const { heroKnapp: _, ...rest } = page;
  const isTight = page.blocks.some(({ slot, island }) => slot === 'content' && island !== null);
  return isTight ? { ...rest, heroKnapp: true, heroImages: [] } : rest;
}
