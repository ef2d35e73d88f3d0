import type { Route } from '@gm/shared/schemas/page';
import { buildCall } from '../platform/rules/build-call.ts';
import { HOME_PAGE } from '../platform/rules/home-page.ts';
import { INTRANET } from '../services/accounts/intranet-path.ts';

/** A staff list whose entries have pages. */
interface DeskList {
  uebersicht: Route['breadcrumbs'][number];
  /** Pattern of the last path segment. */
  muster: RegExp;
  templates: readonly string[];
  /** The page exists only if this call is registered; `pfad` is its address without the last segment. */
  name: string;
  endpoint: string;
}

const RELEASES: DeskList = {
  uebersicht: { title: 'Freigaben', href: '/intranet/freigaben/' },
  muster: /^[A-Z]{2}-\d{4}-\d{4,9}$/,
  templates: ['freigabe'],
  name: 'freigabe',
  endpoint: '/api/intranet/freigaben/',
};

interface DeskPage {
  titel: string;
  /** Breadcrumbs between the intranet's start page and this page. */
  ueber: Route['breadcrumbs'];
  /** The page exists only if this call is registered. */
  name: string;
  endpoint: string;
  passThrough?: Route['apiCalls'][number]['options']['passThrough'];
  blocks: { template: string; options?: Record<string, unknown> }[];
}

/** The navigation in the sidebar. It loads the current user itself. */
const BAR: Route['blocks'][number] = {
  template: 'intranet-leiste',
  slotName: 'sidebar',
  context: {},
  options: {},
};

/** A staff page about one submission. It contains no data itself; everything comes from a call for staff. */
export function buildDeskPage(deskPage: DeskPage): Route {
  const { titel: title, ueber: about, name, endpoint, passThrough = [], blocks } = deskPage;
  return {
    pageLayout: 'arbeit',
    pageTheme: 'default',
    title,
    robots: 'noindex',
    anmeldung: INTRANET.href,
    breadcrumbs: [HOME_PAGE, INTRANET, ...about],
    heroImages: [],
    blocks: [
      ...blocks.map(({ template, options = {} }) => ({
        template,
        slotName: 'content' as const,
        context: {},
        options: { apiCalls: [name], ...options },
      })),
      BAR,
    ],
    apiCalls: [buildCall(name, endpoint, { required: true, passThrough })],
  };
}

/** The page of one entry of a list; null for other paths. */
export function findDeskPage(
  { uebersicht: overview, muster: pattern, templates, name, endpoint }: DeskList,
  path: string,
): Route | null {
  const key = path.startsWith(overview.href) && path.slice(overview.href.length, -1).toUpperCase();
  if (!key || !pattern.test(key)) return null;
  return buildDeskPage({
    titel: key,
    ueber: [overview],
    name,
    endpoint: endpoint + key,
    blocks: templates.map((template) => ({ template })),
  });
}

/** The guide for staff. Its texts and pictures are the template's: the call only requires a log-in. */
const GUIDE = '/intranet/so-gehts/';
const buildGuide = (): Route =>
  buildDeskPage({
    titel: 'So geht’s',
    ueber: [],
    name: 'texte',
    endpoint: '/api/cms/intranet/texte',
    blocks: [{ template: 'anleitung' }],
  });

/** The guide, or the page of one submission at the desk; null for other paths. */
export const buildDeskRoute = (path: string): Route | null =>
  path === GUIDE ? buildGuide() : findDeskPage(RELEASES, path);
