import { formatTime } from './describe-object.ts';

interface Query {
  page: number;
  limit: number;
  omit_internal: boolean;
  [filter: `${string}_since` | `${string}_until`]: Date | undefined;
}

const WITHOUT_DETAIL = 100;

/** URLs of the other pages of a list, with the same query. */
export function buildPageLinks(address: string, { page, limit, omit_internal, ...times }: Query, pages: number) {
  const build = (page: number) => {
    const url = new URL(address);
    for (const [name, time] of Object.entries(times)) if (time) url.searchParams.set(name, formatTime(time));
    if (omit_internal) url.searchParams.set('omit_internal', 'true');
    if (limit !== WITHOUT_DETAIL) url.searchParams.set('limit', String(limit));
    if (page > 1) url.searchParams.set('page', String(page));
    return url.href;
  };
  return {
    first: build(1),
    ...(page > 1 ? { prev: build(Math.min(page - 1, pages)) } : {}),
    self: build(page),
    ...(page < pages ? { next: build(page + 1) } : {}),
    last: build(pages),
  };
}
