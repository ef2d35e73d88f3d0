import type { Route } from '@gm/shared/schemas/seite';
import { ARTIKEL_PFAD, bildeArtikelFeed, liesArtikelId } from './artikel-pfad.ts';
import { STARTSEITE } from './startseite.ts';

interface ArtikelSeite {
  pfad: string;
  titel: string;
  einleitung: string | null;
}

/** The page of an article: one block, fed by one call without which the page does not exist. */
export function bildeArtikelRoute({ pfad, titel, einleitung }: ArtikelSeite, uebersicht: string): Route {
  const endpoint = `/api/cms/artikel/${liesArtikelId(pfad)}`;
  return {
    pageLayout: 'wide',
    pageTheme: 'default',
    title: titel,
    description: einleitung,
    canonical: null,
    breadcrumbs: [STARTSEITE, { title: uebersicht, href: ARTIKEL_PFAD }, { title: titel, href: pfad }],
    heroImages: [],
    feed: bildeArtikelFeed(uebersicht),
    blocks: [{ template: 'artikel', slotName: 'content', context: {}, options: { apiCalls: ['artikel'] } }],
    apiCalls: [
      {
        name: 'artikel',
        options: { endpoint, params: {}, passThrough: [], redirectOnSingleEntry: false, required: true },
      },
    ],
  };
}
