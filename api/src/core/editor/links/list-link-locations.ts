import type { Entry } from '../../entries/content-kind.ts';
import { listTargets } from '../../entries/targets.ts';
import { isOwnPage } from '../quality/list-missing-pages.ts';
import type { LinkLocation } from './link-repository.ts';

/** Removes the fragment, which servers never receive, so that each page is checked once. */
function readUrl(target: string): string | null {
  if (isOwnPage(target)) return target.replace(/[?#].*$/, '');
  if (!/^https?:\/\//.test(target) || !URL.canParse(target)) return null;
  return new URL(target).href.replace(/#.*$/, '');
}

/** Own pages have a path, other websites a URL. */
export const isOwnLink = ({ url }: LinkLocation): boolean => url.startsWith('/');

/** Links of entries to own pages and other websites, without duplicates within an entry. */
export const listLinkLocations = (entries: readonly Entry[]): LinkLocation[] =>
  entries.flatMap((entry) => {
    const urls = new Set(listTargets(entry).flatMap((target) => readUrl(target) ?? []));
    return [...urls].map((url) => ({ url, art: entry.art, schluessel: entry.schluessel }));
  });
