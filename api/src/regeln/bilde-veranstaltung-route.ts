import type { Route } from '@gm/shared/schemas/seite';
import { STARTSEITE } from './startseite.ts';
import { liesVeranstaltungId, VERANSTALTUNGEN_PFAD } from './veranstaltung-pfad.ts';

interface VeranstaltungSeite {
  pfad: string;
  titel: string;
  einleitung: string;
}

/** The page of an event: one block, fed by one call without which the page does not exist. */
export function bildeVeranstaltungRoute({ pfad, titel, einleitung }: VeranstaltungSeite, uebersicht: string): Route {
  const endpoint = `/api/cms/veranstaltungen/${liesVeranstaltungId(pfad)}`;
  return {
    pageLayout: 'wide',
    pageTheme: 'default',
    title: titel,
    description: einleitung || null,
    canonical: null,
    breadcrumbs: [STARTSEITE, { title: uebersicht, href: VERANSTALTUNGEN_PFAD }, { title: titel, href: pfad }],
    heroImages: [],
    blocks: [{ template: 'veranstaltung', slotName: 'content', context: {}, options: { apiCalls: ['veranstaltung'] } }],
    apiCalls: [
      {
        name: 'veranstaltung',
        options: { endpoint, params: {}, passThrough: ['tag'], redirectOnSingleEntry: false, required: true },
      },
    ],
  };
}
