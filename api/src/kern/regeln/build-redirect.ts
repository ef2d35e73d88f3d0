import type { Route } from '@gm/shared/schemas/seite';

/** The reply for a page that moved: nothing but where to. */
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
