import type { ApiCall, Route } from '@gm/shared/schemas/seite';
import { buildCall } from './build-call.ts';
import { STARTSEITE } from './startseite.ts';

/** What the frame of an entry's page needs to know. */
export interface EintragSeite {
  pfad: string;
  titel: string;
  einleitung: string | null;
  /** Pages between the list and the entry's own. */
  ueber?: Route['breadcrumbs'];
}

interface EintragArt {
  /** Name of the template, and of the call whose answer it shows. */
  template: string;
  endpoint: string;
  passThrough?: ApiCall['options']['passThrough'];
  /** The page that lists the entries. */
  uebersicht: { title: string; href: string };
  feed?: Route['feed'];
}

/** The page of an entry: one block, fed by one call without which the page does not exist. */
export function buildEintragRoute(
  { pfad, titel, einleitung, ueber = [] }: EintragSeite,
  { template, endpoint, passThrough = [], uebersicht, feed }: EintragArt,
): Route {
  return {
    pageLayout: 'wide',
    pageTheme: 'default',
    title: titel,
    description: einleitung || null,
    canonical: null,
    breadcrumbs: [STARTSEITE, uebersicht, ...ueber, { title: titel, href: pfad }],
    heroImages: [],
    ...(feed ? { feed } : {}),
    blocks: [{ template, slotName: 'content', context: {}, options: { apiCalls: [template] } }],
    apiCalls: [buildCall(template, endpoint, { passThrough, required: true })],
  };
}
