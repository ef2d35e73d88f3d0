import type { Route } from '@gm/shared/schemas/seite';
import type { Suchzeile } from '../daten/suche-repository.ts';
import { glaetteText, htmlZuText } from './html-zu-text.ts';

/** Fields of a block's context with plain text to read, beside the HTML of `text`; the others are addresses, settings and pictures. */
const LESBAR = new Set(['titel', 'title', 'untertitel', 'subtitle', 'einleitung', 'hinweisText']);

function sammleText(value: unknown, key = ''): string[] {
  if (typeof value === 'string') {
    if (key === 'text') return [htmlZuText(value)];
    return LESBAR.has(key) ? [glaetteText(value)] : [];
  }
  if (Array.isArray(value)) return value.flatMap((item) => sammleText(item, key));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, item]) => sammleText(item, name));
}

const istAuffindbar = ({ redirect, robots }: Route) => !redirect && !robots?.includes('noindex');

/** Pages as the search keeps them. Redirects and pages that search engines leave out are left out. */
export function baueSuchzeilen(seiten: ReadonlyMap<string, Route>): Suchzeile[] {
  return [...seiten]
    .filter(([, route]) => istAuffindbar(route))
    .map(([pfad, { title, description, blocks }]) => ({
      pfad,
      titel: glaetteText(title),
      beschreibung: glaetteText(description ?? ''),
      text: blocks.flatMap(({ context }) => sammleText(context)).join(' '),
      datum: null,
    }));
}
