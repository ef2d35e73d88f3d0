import type { Route } from '@gm/shared/schemas/page';
import { htmlToText, smoothText } from '../../platform/text/html-to-text.ts';
import type { SearchRow } from './search-row.ts';

/**
 * Context fields of blocks that contain plain text, besides the HTML in `text`; others are addresses, settings and
 * pictures.
 */
const READABLE = new Set(['titel', 'title', 'untertitel', 'subtitle', 'einleitung', 'hinweisText']);

function collectText(value: unknown, key = ''): string[] {
  if (typeof value === 'string') {
    if (key === 'text') return [htmlToText(value)];
    return READABLE.has(key) ? [smoothText(value)] : [];
  }
  if (Array.isArray(value)) return value.flatMap((item) => collectText(item, key));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, item]) => collectText(item, name));
}

const isFindable = ({ redirect, robots }: Route) => !redirect && !robots?.includes('noindex');

/** Index rows of pages. Redirects and `noindex` pages are skipped. */
export function buildSearchRows(pages: ReadonlyMap<string, Route>): SearchRow[] {
  return [...pages]
    .filter(([, route]) => isFindable(route))
    .map(([path, { title, description, blocks }]) => ({
      pfad: path,
      titel: smoothText(title),
      beschreibung: smoothText(description ?? ''),
      text: blocks
        .flatMap(({ context }) => collectText(context))
        .filter(Boolean)
        .join(' – '),
      datum: null,
    }));
}
