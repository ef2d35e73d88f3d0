/**
 * Analytics and error reporting of a visit, and the receiving services. Off by default: the site then sends nothing
 * elsewhere.
 */
export interface Monitoring {
  /** Counts page views. `url` ends with a slash. */
  matomo?: { url: string; siteId: number };
  /** Receives errors from the browser. */
  sentry?: { dsn: string };
}

/** Origins for `connect-src`. */
export function listOrigins({ matomo, sentry }: Monitoring): string[] {
  return [matomo?.url, sentry?.dsn].flatMap((address) => (address ? [new URL(address).origin] : []));
}
