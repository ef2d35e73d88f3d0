import type { Route } from '@gm/shared/schemas/seite';
import { INTRANET } from '../konten/intranet-pfad.ts';
import { buildCall } from '../regeln/build-call.ts';
import { STARTSEITE } from '../regeln/startseite.ts';

/** A list of the staff whose entries have pages. */
interface Tischliste {
  uebersicht: Route['breadcrumbs'][number];
  /** Of the last part of the path. */
  muster: RegExp;
  templates: readonly string[];
  /** The call without which there is no page, and its address without the last part. */
  name: string;
  endpoint: string;
}

const FREIGABEN: Tischliste = {
  uebersicht: { title: 'Freigaben', href: '/intranet/freigaben/' },
  muster: /^[A-Z]{2}-\d{4}-\d{4,9}$/,
  templates: ['freigabe'],
  name: 'freigabe',
  endpoint: '/api/intranet/freigaben/',
};

interface Tischseite {
  titel: string;
  /** Pages between the intranet's start and this one. */
  ueber: Route['breadcrumbs'];
  /** The call without which there is no page. */
  name: string;
  endpoint: string;
  passThrough?: Route['apiCalls'][number]['options']['passThrough'];
  blocks: { template: string; options?: Record<string, unknown> }[];
}

/** The navigation at the side. It asks by itself who is there. */
const LEISTE: Route['blocks'][number] = {
  template: 'intranet-leiste',
  slotName: 'sidebar',
  context: {},
  options: {},
};

/** A page for staff about one thing. It tells nothing itself: all of it comes from a call for staff. */
export function buildTischSeite(tischseite: Tischseite): Route {
  const { titel, ueber, name, endpoint, passThrough = [], blocks } = tischseite;
  return {
    pageLayout: 'arbeit',
    pageTheme: 'default',
    title: titel,
    robots: 'noindex',
    anmeldung: INTRANET.href,
    breadcrumbs: [STARTSEITE, INTRANET, ...ueber],
    heroImages: [],
    blocks: [
      ...blocks.map(({ template, options = {} }) => ({
        template,
        slotName: 'content' as const,
        context: {},
        options: { apiCalls: [name], ...options },
      })),
      LEISTE,
    ],
    apiCalls: [buildCall(name, endpoint, { required: true, passThrough })],
  };
}

/** The page of one entry of a list, or null for another path. */
export function findTischSeite(
  { uebersicht, muster, templates, name, endpoint }: Tischliste,
  pfad: string,
): Route | null {
  const schluessel = pfad.startsWith(uebersicht.href) && pfad.slice(uebersicht.href.length, -1).toUpperCase();
  if (!schluessel || !muster.test(schluessel)) return null;
  return buildTischSeite({
    titel: schluessel,
    ueber: [uebersicht],
    name,
    endpoint: endpoint + schluessel,
    blocks: templates.map((template) => ({ template })),
  });
}

/** The page of one thing the desk decides, or null for another path. */
export const buildTischRoute = (pfad: string): Route | null => findTischSeite(FREIGABEN, pfad);
