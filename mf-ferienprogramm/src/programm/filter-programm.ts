import type { Ferienveranstaltung } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import { countFreePlaetze, hasBegun, UNBEGRENZT } from '@gm/shared/bereiche/ferienprogramm/regeln';

/** What visitors look for; the names are those of the query. */
export interface ProgrammFilter {
  /** Calendar day `YYYY-MM-DD`, or empty. */
  tag: string;
  /** Years. */
  alter: number | null;
  /** Highest price in euros; 0: only what is free of charge. */
  preis: number | null;
  /** Only events that can still be booked. */
  frei: boolean;
}

function readZahl(text: string | null): number | null {
  return text && /^\d{1,3}$/.test(text) ? Number(text) : null;
}

/** Whatever somebody writes into the address: what is no filter is none. */
export function readFilter(suche: string): ProgrammFilter {
  const query = new URLSearchParams(suche);
  const tag = query.get('tag') ?? '';
  return {
    tag: /^\d{4}-\d{2}-\d{2}$/.test(tag) ? tag : '',
    alter: readZahl(query.get('alter')),
    preis: readZahl(query.get('preis')),
    frei: query.get('frei') === '1',
  };
}

export function isFiltered({ tag, alter, preis, frei }: ProgrammFilter): boolean {
  return tag !== '' || alter !== null || preis !== null || frei;
}

/** The events that fit, in the order they take place. */
export function filterProgramm(
  programm: readonly Ferienveranstaltung[],
  { tag, alter, preis, frei }: ProgrammFilter,
  jetzt: Date,
): Ferienveranstaltung[] {
  return programm
    .filter(
      (veranstaltung) =>
        (!tag || (veranstaltung.datum_von.slice(0, 10) <= tag && tag <= veranstaltung.datum_bis.slice(0, 10))) &&
        (alter === null ||
          (veranstaltung.alter_min <= alter &&
            (veranstaltung.alter_max >= UNBEGRENZT || alter <= veranstaltung.alter_max))) &&
        (preis === null || veranstaltung.preis <= preis) &&
        (!frei || (countFreePlaetze(veranstaltung) > 0 && !hasBegun(veranstaltung, jetzt))),
    )
    .sort((a, b) => a.datum_von.localeCompare(b.datum_von) || a.id - b.id);
}

/** Days on which something begins, in order. */
export function listTage(programm: readonly Ferienveranstaltung[]): string[] {
  return [...new Set(programm.map(({ datum_von }) => datum_von.slice(0, 10)))].sort();
}
