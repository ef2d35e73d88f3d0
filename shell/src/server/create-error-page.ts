import type { SeitenDaten } from '../seite/seite-daten.ts';
import { chooseTheme } from './choose-theme.ts';

const TITEL: Record<number, string> = { 403: 'Kein Zugang', 404: 'Seite nicht gefunden', 429: 'Zu viele Anfragen' };

/** Page data of an error: it has no blocks, the view takes its words from `status`. */
export function createErrorPage(
  pfad: string,
  suche: string,
  status: number,
  siteName: string,
  title?: string,
): SeitenDaten {
  return {
    status,
    pfad,
    suche,
    layout: 'default',
    theme: chooseTheme(pfad, 'default'),
    title: title ?? TITEL[status] ?? 'Leider ist ein Fehler aufgetreten',
    documentTitle: `Fehler - ${status} – ${siteName}`,
    description: null,
    canonical: null,
    robots: 'noindex',
    breadcrumbs: [],
    heroImages: [],
    blocks: [],
  };
}
