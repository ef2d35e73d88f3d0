import type { Ferienveranstaltung } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import { countFreePlaces, hasBegun, UNLIMITED } from '@gm/shared/areas/ferienprogramm/rules';

/** Filter criteria, named like the query parameters. */
export interface ProgramFilter {
  /** Calendar day `YYYY-MM-DD`, or empty. */
  tag: string;
  /** Years. */
  alter: number | null;
  /** Maximum price in euros; 0: only free events. */
  preis: number | null;
  /** Only events that can still be booked. */
  frei: boolean;
}

function readFigure(text: string | null): number | null {
  return text && /^\d{1,3}$/.test(text) ? Number(text) : null;
}

/** Reads the query string; invalid values are ignored. */
export function readFilter(search: string): ProgramFilter {
  const query = new URLSearchParams(search);
  const day = query.get('tag') ?? '';
  return {
    tag: /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : '',
    alter: readFigure(query.get('alter')),
    preis: readFigure(query.get('preis')),
    frei: query.get('frei') === '1',
  };
}

export function isFiltered({ tag: day, alter: age, preis: price, frei: free }: ProgramFilter): boolean {
  return day !== '' || age !== null || price !== null || free;
}

/** Matching events in chronological order. */
export function filterProgram(
  program: readonly Ferienveranstaltung[],
  { tag: day, alter: age, preis: price, frei: free }: ProgramFilter,
  now: Date,
): Ferienveranstaltung[] {
  return program
    .filter(
      (veranstaltung) =>
        (!day || (veranstaltung.datum_von.slice(0, 10) <= day && day <= veranstaltung.datum_bis.slice(0, 10))) &&
        (age === null ||
          (veranstaltung.alter_min <= age &&
            (veranstaltung.alter_max >= UNLIMITED || age <= veranstaltung.alter_max))) &&
        (price === null || veranstaltung.preis <= price) &&
        (!free || (countFreePlaces(veranstaltung) > 0 && !hasBegun(veranstaltung, now))),
    )
    .sort((a, b) => a.datum_von.localeCompare(b.datum_von) || a.id - b.id);
}

/** Days on which events begin, in order. */
export function listDays(program: readonly Ferienveranstaltung[]): string[] {
  return [...new Set(program.map(({ datum_von }) => datum_von.slice(0, 10)))].sort();
}
