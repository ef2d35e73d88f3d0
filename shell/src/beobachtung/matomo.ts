import type { View } from '../navigation/navigator.ts';
import type { Beobachtung } from './beobachtung.ts';

type Page = Pick<View['page']['seite'], 'status' | 'pfad' | 'documentTitle'>;

/** The page's address without what visitors may have put into it: of the query only the page number is left. */
function describeAddress({ status, pfad }: Page, search: string): string {
  // An address that names no page may be anything, even a pasted letter.
  if (status >= 400) return `${location.origin}/${status}/`;
  const seite = new URLSearchParams(search).get('seite');
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
export async function sendView({ url, siteId }: NonNullable<Beobachtung['matomo']>, view: View): Promise<void> {
  const { seite } = view.page;
  const referrer = view.action === 'start' ? describeReferrer() : '';
  const body = new URLSearchParams({
    idsite: String(siteId),
    rec: '1',
    apiv: '1',
    cookie: '0',
    send_image: '0',
    rand: String(Math.random()).slice(2),
    action_name: seite.documentTitle,
    url: describeAddress(seite, view.location.search),
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
