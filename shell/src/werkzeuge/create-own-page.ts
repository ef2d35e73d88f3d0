import type { SeitenDaten } from '../seite/seite-daten.ts';
import { createErrorPage } from '../server/create-error-page.ts';

/** Data of a page for staff; no search engine ever has it. */
export function createOwnPage(
  pfad: string,
  title: string,
  siteName: string,
  more: Partial<SeitenDaten> = {},
): SeitenDaten {
  return {
    ...createErrorPage(pfad, '', 200, siteName, title),
    documentTitle: `${title} – ${siteName}`,
    heroKnapp: true,
    ...more,
  };
}
