/**
 * The two client routes. The server runs them with a loader (page/load/route-page.ts), islands see the
 * one of their page (isolation/island.tsx); the content system decides what a path shows.
 */
export const ROUTES = [
  { id: 'start', path: '/' },
  { id: 'page', path: '/*' },
] as const;
