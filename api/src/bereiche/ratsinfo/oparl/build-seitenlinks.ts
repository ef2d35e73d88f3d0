import { formatZeit } from './describe-objekt.ts';

interface Abfrage {
  page: number;
  limit: number;
  omit_internal: boolean;
  [filter: `${string}_since` | `${string}_until`]: Date | undefined;
}

const OHNE_ANGABE = 100;

/** Addresses of the other pages of a list; they keep what was asked for. */
export function buildSeitenlinks(adresse: string, { page, limit, omit_internal, ...zeiten }: Abfrage, seiten: number) {
  const build = (seite: number) => {
    const url = new URL(adresse);
    for (const [name, zeit] of Object.entries(zeiten)) if (zeit) url.searchParams.set(name, formatZeit(zeit));
    if (omit_internal) url.searchParams.set('omit_internal', 'true');
    if (limit !== OHNE_ANGABE) url.searchParams.set('limit', String(limit));
    if (seite > 1) url.searchParams.set('page', String(seite));
    return url.href;
  };
  return {
    first: build(1),
    ...(page > 1 ? { prev: build(Math.min(page - 1, seiten)) } : {}),
    self: build(page),
    ...(page < seiten ? { next: build(page + 1) } : {}),
    last: build(seiten),
  };
}
