import type { Page } from '@gm/shared/contract';
import { readFilter } from '@gm/shared/list/list-query';

export interface Query {
  strasse: string;
  ortsteil: string;
  /** Ids of the selected types; empty means all. */
  arten: string[];
}

/** Selection from the address, as typed. */
export function readQuery(page: Pick<Page, 'suche'>): Query {
  const kinds = new Set(new URLSearchParams(page.suche).getAll('art'));
  return { ...readFilter(page, ['strasse', 'ortsteil']), arten: [...kinds] };
}

function buildQuery({ strasse: street, ortsteil, arten: kinds }: Query, further: [string, string][] = []): string {
  const location: [string, string] = street ? ['strasse', street] : ['ortsteil', ortsteil];
  return new URLSearchParams([
    location,
    ...kinds.map((kind): [string, string] => ['art', kind]),
    ...further,
  ]).toString();
}

/** Address of the page for another street or district; the types are kept. */
export function buildHref({ pfad: path }: Pick<Page, 'pfad'>, query: Query): string {
  return `${path}?${buildQuery(query)}`;
}

/** Subscription address for calendar programs; `timeOfDay` is the time of the alarm, or `aus`. */
export function buildSubscriptionHref(calendar: string, query: Query, timeOfDay: string): string {
  return `${calendar.replace(/^https?:/, 'webcal:')}?${buildQuery(query, [['erinnerung', timeOfDay]])}`;
}
