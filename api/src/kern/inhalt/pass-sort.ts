import type { Route } from '@gm/shared/schemas/seite';

/** Lists that learned to be sorted after pages of the content had begun to show them. */
const SORTIERBAR = new Set(['/api/intranet/freigaben', '/api/intranet/redaktion']);

/**
 * The page with `sort` handed on to the lists that know it: pages that were stored before do not name it, and an update of the program touches no
 * content.
 */
export function passSort(seite: Route): Route {
  const isFehlend = ({ options }: Route['apiCalls'][number]) =>
    SORTIERBAR.has(options.endpoint) && !options.passThrough.includes('sort');
  if (!seite.apiCalls.some(isFehlend)) return seite;
  const apiCalls = seite.apiCalls.map((call) =>
    isFehlend(call)
      ? { ...call, options: { ...call.options, passThrough: [...call.options.passThrough, 'sort' as const] } }
      : call,
  );
  return { ...seite, apiCalls };
}
