import type { Route } from '@gm/shared/schemas/seite';
import type { ArtikelZeile } from '../daten/inhalt-repository.ts';
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

/** Pages and articles as the search keeps them. Redirects and pages that search engines leave out are left out. */
export function baueSuchzeilen(seiten: ReadonlyMap<string, Route>, artikel: readonly ArtikelZeile[]) {
  const zeile = (teil: Suchzeile): Suchzeile => ({ ...teil, titel: glaetteText(teil.titel) });
  return {
    seite: [...seiten]
      .filter(([, route]) => istAuffindbar(route))
      .map(([pfad, { title, description, blocks }]) =>
        zeile({
          pfad,
          titel: title,
          beschreibung: glaetteText(description ?? ''),
          text: blocks.flatMap(({ context }) => sammleText(context)).join(' '),
          datum: null,
        }),
      ),
    artikel: artikel.map(({ pfad, titel, einleitung, text, datum_von }) =>
      zeile({ pfad, titel, beschreibung: glaetteText(einleitung ?? ''), text: htmlZuText(text), datum: datum_von }),
    ),
  };
}
