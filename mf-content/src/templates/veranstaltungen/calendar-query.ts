import type { Page } from '@gm/shared/contract';
import { buildListHref, readFilter } from '@gm/shared/list/list-query';
import { readDate } from '@gm/shared/rules/read-date';

const FILTER = ['monat', 'tag', 'rubrik_id', 'ortsteil', 'ort', 'q'] as const;
/** Filters kept in a subscription; as it is permanent, month and day are left out. */
const PERMANENT = ['rubrik_id', 'ortsteil', 'ort', 'q'] as const;

export type Query = Record<(typeof FILTER)[number], string> & { ansicht: 'liste' | 'monat' };

/** Filters from the address, as typed. */
export function readQuery(page: Pick<Page, 'suche'>): Query {
  const { ansicht: view, ...values } = readFilter(page, [...FILTER, 'ansicht']);
  return { ...values, ansicht: view === 'monat' ? 'monat' : 'liste' };
}

/** An invalid day does not filter and is reported. */
export const isDayWrong = ({ tag: day, ansicht: view }: Query) =>
  view === 'liste' && day !== '' && readDate(day) === null;

export function isFiltered(query: Query): boolean {
  return FILTER.some((name) => query[name] !== '' && !(name === 'monat' && query.ansicht === 'monat'));
}

/** Address of the calendar with some filters changed; the list view has the plain address. */
export function buildCalendarHref(
  page: Pick<Page, 'pfad' | 'suche'>,
  change: Partial<Record<keyof Query | 'seite', string>>,
): string {
  const { ansicht: view } = { ...readQuery(page), ...change };
  return buildListHref(page, [...FILTER, 'ansicht'], { ...change, ansicht: view === 'monat' ? view : '' });
}

/** Subscription address for the current filters. */
export function buildSubscriptionHref({ pfad: path, suche: search }: Pick<Page, 'pfad' | 'suche'>): string {
  return buildListHref({ pfad: `${path}kalender.ics`, suche: search }, PERMANENT, {});
}
