import type { Route } from '@gm/shared/schemas/seite';
import { htmlToText, smoothText } from './html-to-text.ts';
import type { Suchzeile } from './suchzeile.ts';

/** Fields of a block's context with plain text to read, beside the HTML of `text`; the others are addresses, settings and pictures. */
const LESBAR = new Set(['titel', 'title', 'untertitel', 'subtitle', 'einleitung', 'hinweisText']);

function collectText(value: unknown, key = ''): string[] {
  if (typeof value === 'string') {
    if (key === 'text') return [htmlToText(value)];
    return LESBAR.has(key) ? [smoothText(value)] : [];
  }
  if (Array.isArray(value)) return value.flatMap((item) => collectText(item, key));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, item]) => collectText(item, name));
}

const isFindable = ({ redirect, robots }: Route) => !redirect && !robots?.includes('noindex');

/** Pages as the search keeps them. Redirects and pages that search engines leave out are left out. */
export function buildSuchzeilen(seiten: ReadonlyMap<string, Route>): Suchzeile[] {
  return [...seiten]
    .filter(([, route]) => isFindable(route))
    .map(([pfad, { title, description, blocks }]) => ({
      pfad,
      titel: smoothText(title),
      beschreibung: smoothText(description ?? ''),
      text: blocks.flatMap(({ context }) => collectText(context)).join(' '),
      datum: null,
    }));
}
