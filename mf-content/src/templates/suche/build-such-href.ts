import type { Page } from '@gm/shared/contract';

/**
 * A changed search parameter; dependent ones are reset: a new term clears the filter, a new filter starts on page 1.
 */
type Change = { q: string } | { typ: string } | { seite: string };

/** Address of a search with one parameter changed. Empty values and page 1 are omitted. */
export function buildSuchHref({ pfad: path, suche: search }: Pick<Page, 'pfad' | 'suche'>, change: Change): string {
  const now = new URLSearchParams(search);
  const values = {
    q: now.get('q') ?? '',
    typ: 'q' in change ? '' : (now.get('typ') ?? ''),
    seite: '',
    ...change,
  };
  const params = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''));
  if (params.get('seite') === '1') params.delete('seite');
  return `${path}?${params}`;
}
