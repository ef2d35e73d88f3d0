import type { Route } from '@gm/shared/schemas/seite';
import { buildCall } from '../regeln/build-call.ts';
import { STARTSEITE } from '../regeln/startseite.ts';

const ANMELDEN = { title: 'Anmelden für Vereine', href: '/intranet/anmelden/' };
const LINK = `${ANMELDEN.href}link/`;

/** Where a club asks for a link to log in, and the page behind that link; null for another path. */
export function buildVereinsroute(pfad: string): Route | null {
  if (pfad !== ANMELDEN.href && pfad !== LINK) return null;
  const isLink = pfad === LINK;
  const block = isLink
    ? { template: 'anmelden-link', options: { apiCalls: ['link'] } }
    : {
        template: 'passwort-vergessen',
        options: {
          aktion: '/api/cms/verein/passwort-vergessen',
          einleitung:
            'Vereine und Betriebe bearbeiten hier ihren Eintrag und ihre Veranstaltungen. Ein Passwort gibt es nicht: Wir schicken Ihnen einen Link, mit dem Sie sich anmelden.',
        },
      };
  return {
    pageLayout: 'default',
    pageTheme: 'default',
    title: ANMELDEN.title,
    robots: 'noindex',
    breadcrumbs: [STARTSEITE, ...(isLink ? [ANMELDEN] : [])],
    heroImages: [],
    blocks: [{ ...block, slotName: 'content', context: {} }],
    apiCalls: isLink ? [buildCall('link', '/api/cms/verein/passwort-link', { passThrough: ['token'] })] : [],
  };
}
