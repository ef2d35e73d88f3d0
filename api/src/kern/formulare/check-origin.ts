interface Anfrage {
  /** Header `Sec-Fetch-Site` */
  fetchSite: string | undefined;
  /** Header `Origin` */
  origin: string | undefined;
  /** Host and port the visitor's browser asked, e.g. `www.musterhardt.example`. */
  host: string;
}

/**
 * Whether another site made the browser send this. `Sec-Fetch-Site` cannot be forged by a page; `Origin` serves browsers
 * without it. Requests with neither come from no browser, and so from no tricked visitor either.
 */
export function comesFromForeignSite({ fetchSite, origin, host }: Anfrage, siteUrl: string): boolean {
  if (fetchSite !== undefined) return fetchSite !== 'same-origin' && fetchSite !== 'none';
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const herkunft = new URL(origin);
  return herkunft.host !== host && herkunft.origin !== new URL(siteUrl).origin;
}
