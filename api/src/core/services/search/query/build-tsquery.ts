import { buildSynonymKey, MAX_SYNONYM_WORDS, type Synonyms } from '../../../entries/synonyms.ts';

/** Shorter prefixes match too much. */
const MIN_BEGINNING = 2;

interface TsqueryOptions {
  synonyme: Synonyms;
  /** Search titles only. */
  nurTitel?: boolean;
}

/**
 * Words of `parseQuery` as an argument of `to_tsquery`: all required, the last one as a prefix, each alternatively as
 * one of its synonyms, which also match as the start of a compound (Müll → Abfalltermine).
 */
export function buildTsquery(
  words: readonly string[],
  { synonyme: synonyms, nurTitel: onlyTitle = false }: TsqueryOptions,
): string {
  const term = (word: string, isBeginning: boolean) => {
    const marks = `${isBeginning && word.length >= MIN_BEGINNING ? '*' : ''}${onlyTitle ? 'A' : ''}`;
    return marks ? `${word}:${marks}` : word;
  };
  const listAll = (sequence: readonly string[], isBeginning: (index: number) => boolean) =>
    sequence.map((word, index) => term(word, isBeginning(index))).join(' & ');

  const parts: string[] = [];
  for (let start = 0; start < words.length; ) {
    let length = Math.min(MAX_SYNONYM_WORDS, words.length - start);
    let other: readonly string[][] = [];
    for (; length > 0; length--) {
      other = synonyms.get(buildSynonymKey(words.slice(start, start + length))) ?? [];
      if (other.length > 0 || length === 1) break;
    }
    const end = start + length;
    const typed = listAll(words.slice(start, end), (index) => start + index === words.length - 1);
    const selection = [typed, ...other.map((sequence) => listAll(sequence, () => true))];
    parts.push(selection.length > 1 ? `(${selection.map((sequence) => `(${sequence})`).join(' | ')})` : typed);
    start = end;
  }
  return parts.join(' & ');
}

/** The same for several alternatives, combined with OR. */
export const buildTsqueryOfAny = (sequences: readonly (readonly string[])[], options: TsqueryOptions): string =>
  sequences.map((words) => buildTsquery(words, options)).join(' | ');
