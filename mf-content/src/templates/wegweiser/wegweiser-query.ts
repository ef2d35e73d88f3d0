import type { Page } from '@gm/shared/contract';
import { buildListHref, readFilter } from '@gm/shared/list/list-query';

const FILTER = ['q', 'lebenslage', 'buchstabe'] as const;

type Query = Record<(typeof FILTER)[number], string>;

export const readQuery = (page: Pick<Page, 'suche'>): Query => readFilter(page, FILTER);

export const isFiltered = (query: Query) => FILTER.some((name) => query[name] !== '');

/** Address of the guide with some parameters changed. */
export const buildWegweiserHref = (
  page: Pick<Page, 'pfad' | 'suche'>,
  change: Partial<Record<(typeof FILTER)[number] | 'seite', string>>,
) => buildListHref(page, FILTER, change);

/** First letter without diacritics: Ä is sorted as A. */
const getLetter = (title: string) => title.normalize('NFD').charAt(0).toUpperCase();

/** Groups entries by first letter, keeping their order. */
export function groupByLetter<Entry extends { titel: string }>(entries: readonly Entry[]) {
  const groups: { buchstabe: string; eintraege: Entry[] }[] = [];
  for (const entry of entries) {
    const letter = getLetter(entry.titel);
    const last = groups.at(-1);
    if (last?.buchstabe === letter) last.eintraege.push(entry);
    else groups.push({ buchstabe: letter, eintraege: [entry] });
  }
  return groups;
}
