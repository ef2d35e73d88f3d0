import type { Befund } from '../support/befunde.ts';

/** What one part of the tests found, and when. */
export interface Teil {
  /** ISO 8601 */
  am: string;
  befunde: readonly Befund[];
}

export interface Pruefbericht {
  /** Day of the tests, `YYYY-MM-DD`. */
  geprueft: string;
  /** Pages, and how often one was looked at: each at several widths. */
  seiten: number;
  pruefungen: number;
  /** px */
  breiten: number[];
  /** What is not met, with the pages where; empty when nothing was found. */
  verstoesse: { regel: string; seiten: string[] }[];
}

const listUnique = <T>(werte: readonly T[]) => [...new Set(werte)];

/** The report of all parts. @param nameRegel a rule of axe in the words of residents */
export function buildPruefbericht(teile: readonly Teil[], nameRegel: (id: string) => string): Pruefbericht {
  const befunde = teile.flatMap((teil) => teil.befunde);
  if (befunde.length === 0) throw new Error('No results: run e2e/guete/jede-seite.spec.ts first');
  const getRegel = (verstoss: string) => verstoss.split(' ')[0] ?? verstoss;
  const regeln = listUnique(befunde.flatMap(({ verstoesse }) => verstoesse.map(getRegel))).sort();
  return {
    // The oldest part tells how old the report is.
    geprueft: teile.map(({ am }) => am.slice(0, 10)).sort()[0] ?? '',
    seiten: listUnique(befunde.map(({ pfad }) => pfad)).length,
    pruefungen: befunde.length,
    breiten: listUnique(befunde.map(({ breite }) => breite)).sort((eine, andere) => andere - eine),
    verstoesse: regeln.map((id) => ({
      regel: nameRegel(id),
      seiten: listUnique(
        befunde
          .filter(({ verstoesse }) => verstoesse.some((verstoss) => getRegel(verstoss) === id))
          .map(({ pfad }) => pfad),
      ).sort(),
    })),
  };
}
