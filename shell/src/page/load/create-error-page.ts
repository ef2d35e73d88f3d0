import type { PageData } from '../../base/seite-daten.ts';
import { chooseTheme } from './choose-theme.ts';

const TITLE: Record<number, string> = { 403: 'Kein Zugang', 404: 'Seite nicht gefunden', 429: 'Zu viele Anfragen' };

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
    title: title ?? TITLE[status] ?? 'Leider ist ein Fehler aufgetreten',
    documentTitle: `Fehler - ${status} – ${siteName}`,
    description: null,
    canonical: null,
    robots: 'noindex',
    breadcrumbs: [],
    heroImages: [],
    blocks: [],
  };
}
