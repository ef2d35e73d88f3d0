import type { Route } from '@gm/shared/schemas/page';

/** Lists that became sortable after pages with them had been stored. */
const SORTABLE = new Set(['/api/intranet/freigaben', '/api/intranet/redaktion']);

/**
 * Adds `sort` to the query of lists that support it. Pages stored by an earlier release lack it, and an update of the
 * program does not touch content.
 */
export function passSort(page: Route): Route {
  const isMissing = ({ options }: Route['apiCalls'][number]) =>
    SORTABLE.has(options.endpoint) && !options.passThrough.includes('sort');
  if (!page.apiCalls.some(isMissing)) return page;
  const apiCalls = page.apiCalls.map((call) =>
    isMissing(call)
      ? { ...call, options: { ...call.options, passThrough: [...call.options.passThrough, 'sort' as const] } }
      : call,
  );
  return { ...page, apiCalls };
}
