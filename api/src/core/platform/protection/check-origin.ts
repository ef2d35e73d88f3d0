interface Inquiry {
  /** Header `Sec-Fetch-Site` */
  fetchSite: string | undefined;
  /** Header `Origin` */
  origin: string | undefined;
  /** Host and port requested by the visitor's browser, e.g. `www.musterhardt.example`. */
  host: string;
}

/**
 * CSRF check: whether another site made the browser send this request. Pages cannot forge `Sec-Fetch-Site`; `Origin`
 * serves browsers without it. Requests without both do not come from a browser, so they carry no victim's cookies.
 */
export function comesFromForeignSite({ fetchSite, origin, host }: Inquiry, siteUrl: string): boolean {
  if (fetchSite !== undefined) return fetchSite !== 'same-origin' && fetchSite !== 'none';
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const herkunft = new URL(origin);
  return herkunft.host !== host && herkunft.origin !== new URL(siteUrl).origin;
}
