/** What of a visit may be counted or reported, and to whom. Absent by default: nothing leaves the site then. */
export interface Beobachtung {
  /** Counts page views. `url` ends with a slash. */
  matomo?: { url: string; siteId: number };
  /** Receives faults of the browser. */
  sentry?: { dsn: string };
}

/** Origins the browser may then talk to, for `connect-src`. */
export function listOrigins({ matomo, sentry }: Beobachtung): string[] {
  return [matomo?.url, sentry?.dsn].flatMap((address) => (address ? [new URL(address).origin] : []));
}
