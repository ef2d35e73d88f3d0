import type { PageReply, Seitenkopf } from '../seite/seite-daten.ts';
import type { Beobachtung } from './beobachtung.ts';

/** What of a page is counted. */
export interface SeenPage {
  seite: Pick<PageReply['seite'], 'pfad' | 'suche'>;
  kopf: Pick<Seitenkopf, 'status' | 'documentTitle'>;
}

/** The page's address without what visitors may have put into it: of the query only the page number is left. */
function describeAddress({ seite: { pfad, suche }, kopf: { status } }: SeenPage): string {
  // An address that names no page may be anything, even a pasted letter.
  if (status >= 400) return `${location.origin}/${status}/`;
  const seite = new URLSearchParams(suche).get('seite');
  return `${location.origin}${pfad}${seite && /^\d+$/.test(seite) ? `?seite=${seite}` : ''}`;
}

/** Where the visitor came from, without its query; empty when it was this site or is unknown. */
function describeReferrer(): string {
  if (!document.referrer) return '';
  const { origin, pathname } = new URL(document.referrer);
  return origin === location.origin ? '' : origin + pathname;
}

/**
 * Counts a page view (Matomo Tracking HTTP API, https://developer.matomo.org/api-reference/tracking-api). No cookie is
 * set, sent or read and nothing is kept in the browser; `fetch` instead of `sendBeacon`, which would send cookies along.
 */
export async function sendView(
  { url, siteId }: NonNullable<Beobachtung['matomo']>,
  page: SeenPage,
  isFirst: boolean,
): Promise<void> {
  const referrer = isFirst ? describeReferrer() : '';
  const body = new URLSearchParams({
    idsite: String(siteId),
    rec: '1',
    apiv: '1',
    cookie: '0',
    send_image: '0',
    rand: String(Math.random()).slice(2),
    action_name: page.kopf.documentTitle,
    url: describeAddress(page),
    ...(referrer ? { urlref: referrer } : {}),
  });
  await fetch(`${url}matomo.php`, {
    method: 'POST',
    body,
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
    priority: 'low',
  });
}
