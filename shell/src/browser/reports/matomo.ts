import type { Monitoring } from '../../base/monitoring.ts';
import type { PageHead, PageReply } from '../../base/seite-daten.ts';

/** Data of a page view. */
export interface SeenPage {
  seite: Pick<PageReply['seite'], 'pfad' | 'suche'>;
  kopf: Pick<PageHead, 'status' | 'documentTitle'>;
}

/** The page's address without visitors' input: only the page number of the query is kept. */
function describeAddress({ seite: { pfad: path, suche: search }, kopf: { status } }: SeenPage): string {
  // An address without a page may contain anything, even a pasted letter.
  if (status >= 400) return `${location.origin}/${status}/`;
  const page = new URLSearchParams(search).get('seite');
  return `${location.origin}${path}${page && /^\d+$/.test(page) ? `?seite=${page}` : ''}`;
}

/** Referrer without its query; empty when it is this site or unknown. */
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
  { url, siteId }: NonNullable<Monitoring['matomo']>,
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
