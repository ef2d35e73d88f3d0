import type { Route } from '@gm/shared/schemas/seite';
import { INTRANET } from '../konten/intranet-pfad.ts';
import { buildCall } from '../regeln/build-call.ts';
import { STARTSEITE } from '../regeln/startseite.ts';

/** Lists of the desk whose entries have pages. */
const LISTEN = [
  {
    uebersicht: { title: 'Freigaben', href: '/intranet/freigaben/' },
    muster: /^[A-Z]{2}-\d{4}-\d{4,9}$/,
    templates: ['freigabe'],
    name: 'freigabe',
    endpoint: '/api/intranet/freigaben/',
  },
  {
    uebersicht: { title: 'Ferienprogramm', href: '/intranet/ferienprogramm/' },
    muster: /^[1-9]\d{0,8}$/,
    // A draft is shown by one, what is published by the other.
    templates: ['ferien-entwurf', 'ferien-teilnehmer'],
    name: 'event',
    endpoint: '/api/intranet/ferienprogramm/',
  },
];

interface Tischseite {
  titel: string;
  /** Pages between the intranet's start and this one. */
  ueber: Route['breadcrumbs'];
  /** The call without which there is no page. */
  name: string;
  endpoint: string;
  blocks: { template: string; options?: Record<string, unknown> }[];
}

/** A page for staff about one thing. It tells nothing itself: all of it comes from a call for staff. */
export function buildTischSeite({ titel, ueber, name, endpoint, blocks }: Tischseite): Route {
  return {
    pageLayout: 'wide',
    pageTheme: 'default',
    title: titel,
    robots: 'noindex',
    anmeldung: INTRANET.href,
    breadcrumbs: [STARTSEITE, INTRANET, ...ueber],
    heroImages: [],
    blocks: blocks.map(({ template, options = {} }) => ({
      template,
      slotName: 'content',
      context: {},
      options: { apiCalls: [name], ...options },
    })),
    apiCalls: [buildCall(name, endpoint, { required: true })],
  };
}

/** The page of one thing the desk works on, or null for another path. */
export function buildTischRoute(pfad: string): Route | null {
  const liste = LISTEN.find(({ uebersicht }) => pfad.startsWith(uebersicht.href));
  const schluessel = liste && pfad.slice(liste.uebersicht.href.length, -1).toUpperCase();
  if (!schluessel || !liste.muster.test(schluessel)) return null;
  const { uebersicht, templates, name, endpoint } = liste;
  return buildTischSeite({
    titel: schluessel,
    ueber: [uebersicht],
    name,
    endpoint: endpoint + schluessel,
    blocks: templates.map((template) => ({ template })),
  });
}
