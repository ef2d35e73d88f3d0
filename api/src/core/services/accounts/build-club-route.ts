import type { Route } from '@gm/shared/schemas/page';
import { buildCall } from '../../platform/rules/build-call.ts';
import { HOME_PAGE } from '../../platform/rules/home-page.ts';

const LOG_IN = { title: 'Anmelden für Vereine', href: '/intranet/anmelden/' };
const LINK = `${LOG_IN.href}link/`;

/** Route of the page where clubs request a login link, or of the page behind that link; null for any other path. */
export function buildClubRoute(path: string): Route | null {
  if (path !== LOG_IN.href && path !== LINK) return null;
  const isLink = path === LINK;
  const block = isLink
    ? { template: 'anmelden-link', options: { apiCalls: ['link'] } }
    : {
        template: 'passwort-vergessen',
        options: {
          einleitung:
            'Vereine und Betriebe bearbeiten hier ihren Eintrag und ihre Veranstaltungen. Ein Passwort gibt es nicht: Wir schicken Ihnen einen Link, mit dem Sie sich anmelden.',
        },
      };
  return {
    pageLayout: 'default',
    pageTheme: 'default',
    title: LOG_IN.title,
    robots: 'noindex',
    breadcrumbs: [HOME_PAGE, ...(isLink ? [LOG_IN] : [])],
    heroImages: [],
    blocks: [{ ...block, slotName: 'content', context: {} }],
    apiCalls: isLink ? [buildCall('link', '/api/cms/verein/passwort-link', { passThrough: ['token'] })] : [],
  };
}
