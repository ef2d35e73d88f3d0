import type { Route } from '@gm/shared/schemas/page';
import { buildCall } from '../../core/platform/rules/build-call.ts';
import { HOME_PAGE } from '../../core/platform/rules/home-page.ts';
import { INTRANET } from '../../core/services/accounts/intranet-path.ts';

const PATTERN = /^\/intranet\/([a-z0-9-]+)\/(?:(\d{1,9})\/)?$/;

/** `/intranet/personal/` and `/intranet/personal/12/` → category and id of the text; null for other paths. */
export function readIntranetPath(path: string): { rubrik: string; text: string | null } | null {
  const [, category, text = null] = PATTERN.exec(path) ?? [];
  return category === undefined ? null : { rubrik: category, text };
}

/**
 * The page of a category or a text. Whether it exists, and its title, is only disclosed to staff by its call, because
 * this response is public.
 */
export function buildIntranetRoute({ rubrik: category, text }: { rubrik: string; text: string | null }): Route {
  const template = text === null ? 'intranet-rubrik' : 'intranet-text';
  const endpoint = text === null ? `/api/cms/intranet/rubrik/${category}` : `/api/cms/intranet/texte/${text}`;
  const name = text === null ? 'texte' : 'text';
  return {
    pageLayout: 'arbeit',
    pageTheme: 'default',
    title: 'Intranet',
    description: null,
    canonical: null,
    robots: 'noindex',
    anmeldung: INTRANET.href,
    breadcrumbs: [HOME_PAGE, INTRANET],
    heroImages: [],
    blocks: [
      { template, slotName: 'content', context: {}, options: { apiCalls: [name] } },
      { template: 'intranet-leiste', slotName: 'sidebar', context: {}, options: {} },
    ],
    apiCalls: [buildCall(name, endpoint, { required: true, passThrough: text === null ? ['seite'] : [] })],
  };
}
