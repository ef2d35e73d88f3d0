import { buildSynonymKey, MAX_SYNONYM_WOERTER, type Synonyme } from './synonyme.ts';

/** Beginnings of words shorter than this stand for too much. */
const MIN_ANFANG = 2;

interface TsqueryOptions {
  synonyme: Synonyme;
  /** Looks at titles alone. */
  nurTitel?: boolean;
}

/**
 * Words of `parseAbfrage` as an argument of `to_tsquery`: all of them, the last one perhaps not typed to its end, and
 * instead of any of them its synonyms, also as the beginning of a compound (Müll → Abfalltermine).
 */
export function buildTsquery(woerter: readonly string[], { synonyme, nurTitel = false }: TsqueryOptions): string {
  const term = (wort: string, istAnfang: boolean) => {
    const marks = `${istAnfang && wort.length >= MIN_ANFANG ? '*' : ''}${nurTitel ? 'A' : ''}`;
    return marks ? `${wort}:${marks}` : wort;
  };
  const listAll = (folge: readonly string[], isAnfang: (index: number) => boolean) =>
    folge.map((wort, index) => term(wort, isAnfang(index))).join(' & ');

  const teile: string[] = [];
  for (let start = 0; start < woerter.length; ) {
    let laenge = Math.min(MAX_SYNONYM_WOERTER, woerter.length - start);
    let andere: readonly string[][] = [];
    for (; laenge > 0; laenge--) {
      andere = synonyme.get(buildSynonymKey(woerter.slice(start, start + laenge))) ?? [];
      if (andere.length > 0 || laenge === 1) break;
    }
    const ende = start + laenge;
    const getippt = listAll(woerter.slice(start, ende), (index) => start + index === woerter.length - 1);
    const auswahl = [getippt, ...andere.map((folge) => listAll(folge, () => true))];
    teile.push(auswahl.length > 1 ? `(${auswahl.map((folge) => `(${folge})`).join(' | ')})` : getippt);
    start = ende;
  }
  return teile.join(' & ');
}

/** The same for several ways to say it, any of which will do. */
export const buildTsqueryOfAny = (folgen: readonly (readonly string[])[], options: TsqueryOptions): string =>
  folgen.map((woerter) => buildTsquery(woerter, options)).join(' | ');
