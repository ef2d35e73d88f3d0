import type { Bereich } from '../bereich.ts';
import type { Suchtyp } from './suchquelle.ts';

const SEITE: Suchtyp = { einer: 'Seite', mehrere: 'Seiten', rang: 0 };

/** Kinds of entries by their `typ`: pages, and those of the areas. */
export function createSuchtypen(bereiche: readonly Pick<Bereich, 'suchtypen'>[]) {
  const typen = new Map([['seite', SEITE], ...bereiche.flatMap(({ suchtypen = {} }) => Object.entries(suchtypen))]);
  return {
    /** German names of a kind; one that nobody has named shows as it is. */
    getTyp: (typ: string): Pick<Suchtyp, 'einer' | 'mehrere'> => typen.get(typ) ?? { einer: typ, mehrere: typ },
    /** Place of a kind among the others; unknown ones come last. */
    classifyTyp: (typ: string): number => typen.get(typ)?.rang ?? Number.MAX_SAFE_INTEGER,
  };
}
