/** Why there is no page: the device is offline, or the site does not answer. */
export type Outage = 'offline' | 'gestoert';

/** Addresses of the corresponding pages; the service worker caches both. */
export const OUTAGE_PAGES: Readonly<Record<Outage, string>> = {
  offline: '/offline/',
  gestoert: '/offline/gestoert/',
};

/** The service worker sets this attribute on the root of a cached document when the site did not answer. */
export const KEPT_COPY = 'data-kopie';
