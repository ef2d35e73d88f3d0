/** What the service worker may cache. A separate module, so that the rules can be tested without a worker. */

import { REQUEST_ID } from '@gm/shared/errors/request-id';
import { KEPT_COPY } from '../../page/app/outage.ts';

/** Pages end with a slash; the api, files and the shell's own addresses are no pages. */
export function isDocument(pathname: string): boolean {
  return pathname.endsWith('/') && !/^\/(api|remotes|shell|_shell)\//.test(pathname);
}

/** Only complete public pages. Redirected responses are refused because browsers do not accept them for navigations. */
export function isKeepablePage({ status, redirected, headers }: Response): boolean {
  return (
    status === 200 &&
    !redirected &&
    (headers.get('content-type') ?? '').startsWith('text/html') &&
    !(headers.get('cache-control') ?? '').includes('no-store')
  );
}

/**
 * Page data of client-side navigation: redirects, reloads and error pages are not cached, though their status is 200.
 */
export async function isGoodPageData(response: Response): Promise<boolean> {
  // For one visitor only: after a log-in or a link with a secret.
  if ((response.headers.get('cache-control') ?? '').includes('private')) return false;
  if (response.status !== 200) return false;
  const answer = (await response
    .clone()
    .json()
    .catch(() => null)) as { page?: { kopf?: { status?: number } } } | null;
  return answer?.page?.kopf?.status === 200;
}

/** Whether the site itself sent the response: a proxy reports with 502 to 504 that the site is down. */
export const isOfSite = ({ status, headers }: Response): boolean =>
  status < 502 || status > 504 || headers.has(REQUEST_ID);

/** Marks a cached document as a copy. */
export async function markCopy(response: Response): Promise<Response> {
  const html = await response.text();
  return new Response(html.replace('<html', `<html ${KEPT_COPY}=""`), response);
}
