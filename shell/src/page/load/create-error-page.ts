import { findErrorText } from '../../base/error-text.ts';
import type { PageData } from '../../base/seite-daten.ts';
import { chooseTheme } from './choose-theme.ts';

/** Page data of an error: no blocks; the view derives its text from `status`. */
export function createErrorPage(
  path: string,
  search: string,
  status: number,
  siteName: string,
  title?: string,
): PageData {
  return {
    status,
    pfad: path,
    suche: search,
    layout: 'default',
    theme: chooseTheme(path, 'default'),
    title: title ?? findErrorText(status).titel,
    documentTitle: `Fehler - ${status} – ${siteName}`,
    description: null,
    canonical: null,
    robots: 'noindex',
    breadcrumbs: [],
    heroImages: [],
    blocks: [],
  };
}
