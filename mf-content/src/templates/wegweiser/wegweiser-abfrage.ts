import { buildListenHref, readFilter } from '@gm/shared/liste/listen-abfrage';
import type { Seite } from '@gm/shared/vertrag';

const FILTER = ['q', 'lebenslage', 'buchstabe'] as const;

type Abfrage = Record<(typeof FILTER)[number], string>;

export const readAbfrage = (seite: Pick<Seite, 'suche'>): Abfrage => readFilter(seite, FILTER);

export const isFiltered = (abfrage: Abfrage) => FILTER.some((name) => abfrage[name] !== '');

/** Address of the guide that differs in some points from the one shown. */
export const buildWegweiserHref = (
  seite: Pick<Seite, 'pfad' | 'suche'>,
  aenderung: Partial<Record<(typeof FILTER)[number] | 'seite', string>>,
) => buildListenHref(seite, FILTER, aenderung);

/** First letter of a title, without its dots: Ä stands with A. */
const getLetter = (titel: string) => titel.normalize('NFD').charAt(0).toUpperCase();

/** Entries by their first letters, in the order they come. */
export function groupByBuchstabe<Eintrag extends { titel: string }>(eintraege: readonly Eintrag[]) {
  const gruppen: { buchstabe: string; eintraege: Eintrag[] }[] = [];
  for (const eintrag of eintraege) {
    const buchstabe = getLetter(eintrag.titel);
    const letzte = gruppen.at(-1);
    if (letzte?.buchstabe === buchstabe) letzte.eintraege.push(eintrag);
    else gruppen.push({ buchstabe, eintraege: [eintrag] });
  }
  return gruppen;
}
