import type { Route } from '@gm/shared/schemas/seite';
import { INTRANET } from '../../kern/konten/intranet-pfad.ts';
import { buildCall } from '../../kern/regeln/build-call.ts';
import { STARTSEITE } from '../../kern/regeln/startseite.ts';

const MUSTER = /^\/intranet\/([a-z0-9-]+)\/(?:(\d{1,9})\/)?$/;

/** `/intranet/personal/` and `/intranet/personal/12/` → category and number of the text; null for other paths. */
export function readIntranetPfad(pfad: string): { rubrik: string; text: string | null } | null {
  const [, rubrik, text = null] = MUSTER.exec(pfad) ?? [];
  return rubrik === undefined ? null : { rubrik, text };
}

/**
 * The page of a category or of a text. Whether there is one, and its title, is told by its call to staff alone: this
 * reply is for anybody.
 */
export function buildIntranetRoute({ rubrik, text }: { rubrik: string; text: string | null }): Route {
  const template = text === null ? 'intranet-rubrik' : 'intranet-text';
  const endpoint = text === null ? `/api/cms/intranet/rubrik/${rubrik}` : `/api/cms/intranet/texte/${text}`;
  const name = text === null ? 'texte' : 'text';
  return {
    pageLayout: 'arbeit',
    pageTheme: 'default',
    title: 'Intranet',
    description: null,
    canonical: null,
    robots: 'noindex',
    anmeldung: INTRANET.href,
    breadcrumbs: [STARTSEITE, INTRANET],
    heroImages: [],
    blocks: [
      { template, slotName: 'content', context: {}, options: { apiCalls: [name] } },
      { template: 'intranet-leiste', slotName: 'sidebar', context: {}, options: {} },
    ],
    apiCalls: [buildCall(name, endpoint, { required: true, passThrough: text === null ? ['seite'] : [] })],
  };
}
