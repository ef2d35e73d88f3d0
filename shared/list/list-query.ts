import type { Page } from '../contract/contract.ts';

type Address = Pick<Page, 'pfad' | 'suche'>;

/** Filters from the URL of a list, as typed; empty strings if absent. */
export function readFilter<Name extends string>({ suche: search }: Pick<Page, 'suche'>, names: readonly Name[]) {
  const query = new URLSearchParams(search);
  return Object.fromEntries(names.map((name) => [name, (query.get(name) ?? '').trim()])) as Record<Name, string>;
}

/**
 * URL of the list with some parameters changed. Empty values, page 1 and unknown parameters are omitted; a change of
 * filters returns to page 1.
 */
export function buildListHref<Name extends string>(
  page: Address,
  names: readonly Name[],
  change: Partial<Record<Name | 'seite', string>>,
): string {
  const values = { ...readFilter(page, names), ...change };
  const params = new URLSearchParams(Object.entries<string>(values).filter(([, value]) => value !== ''));
  if (params.get('seite') === '1') params.delete('seite');
  const text = params.toString();
  return text ? `${page.pfad}?${text}` : page.pfad;
}
