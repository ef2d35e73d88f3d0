import type { ApiCall, Route } from '@gm/shared/schemas/page';
import { buildCall } from './build-call.ts';
import { HOME_PAGE } from './home-page.ts';

/** Data for the page of an entry. */
export interface EntryPage {
  pfad: string;
  titel: string;
  einleitung: string | null;
  /** Breadcrumbs between the list and the entry. */
  ueber?: Route['breadcrumbs'];
}

interface EntryKind {
  /** Name of the template and of the call that feeds it. */
  template: string;
  endpoint: string;
  passThrough?: ApiCall['options']['passThrough'];
  /** The page that lists the entries. */
  uebersicht: { title: string; href: string };
  feed?: Route['feed'];
}

/** The page of an entry: one block with one required call. */
export function buildEntryRoute(
  { pfad: path, titel: title, einleitung: intro, ueber: about = [] }: EntryPage,
  { template, endpoint, passThrough = [], uebersicht: overview, feed }: EntryKind,
): Route {
  return {
    pageLayout: 'wide',
    pageTheme: 'default',
    title,
    description: intro || null,
    canonical: null,
    breadcrumbs: [HOME_PAGE, overview, ...about, { title, href: path }],
    heroImages: [],
    ...(feed ? { feed } : {}),
    blocks: [{ template, slotName: 'content', context: {}, options: { apiCalls: [template] } }],
    apiCalls: [buildCall(template, endpoint, { passThrough, required: true })],
  };
}
