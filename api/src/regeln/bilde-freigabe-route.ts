import type { Route } from '@gm/shared/schemas/seite';
import { STARTSEITE } from './startseite.ts';

const INTRANET = { title: 'Intranet', href: '/intranet/' };
const FREIGABEN = { title: 'Freigaben', href: '/intranet/freigaben/' };

/** Reference number of a page of the desk, or null for another path. */
export function liesFreigabeReferenz(pfad: string): string | null {
  return /^\/intranet\/freigaben\/([A-Z]{2}-\d{4}-\d{4,9})\/$/i.exec(pfad)?.[1]?.toUpperCase() ?? null;
}

/** The page on which one of the desk's items is decided. It tells nothing itself: all of it comes from a call for staff. */
export function bildeFreigabeRoute(referenz: string): Route {
  return {
    pageLayout: 'wide',
    pageTheme: 'default',
    title: referenz,
    robots: 'noindex',
    anmeldung: INTRANET.href,
    breadcrumbs: [STARTSEITE, INTRANET, FREIGABEN, { title: referenz, href: `${FREIGABEN.href}${referenz}/` }],
    heroImages: [],
    blocks: [{ template: 'freigabe', slotName: 'content', context: {}, options: { apiCalls: ['freigabe'] } }],
    apiCalls: [
      {
        name: 'freigabe',
        options: {
          endpoint: `/api/intranet/freigaben/${referenz}`,
          params: {},
          passThrough: [],
          redirectOnSingleEntry: false,
          required: true,
        },
      },
    ],
  };
}
