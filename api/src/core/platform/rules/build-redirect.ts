import type { Route } from '@gm/shared/schemas/page';

/** A redirect reply. */
export function buildRedirect(href: string, status: 301 | 302): Route {
  return {
    pageLayout: 'default',
    pageTheme: 'default',
    title: '',
    breadcrumbs: [],
    heroImages: [],
    blocks: [],
    apiCalls: [],
    redirect: { href, status },
  };
}
