import type { PageData } from '../base/seite-daten.ts';
import { createErrorPage } from '../page/load/create-error-page.ts';

/** Data of a staff page, hidden from search engines. */
export function createOwnPage(path: string, title: string, siteName: string, more: Partial<PageData> = {}): PageData {
  return {
    ...createErrorPage(path, '', 200, siteName, title),
    documentTitle: `${title} – ${siteName}`,
    heroKnapp: true,
    ...more,
  };
}
