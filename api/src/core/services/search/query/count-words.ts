import { foldWord } from '../../../platform/text/fold-word.ts';

/** Shorter words have too few trigrams to be compared. */
const MIN_LETTERS = 4;
const WORD = new RegExp(`\\p{L}{${MIN_LETTERS},40}`, 'gu');

interface CountedWord {
  gefaltet: string;
  /** First spelling encountered. */
  wort: string;
  anzahl: number;
}

/** Word counts of texts, for spelling correction. */
export function countWords(texts: Iterable<string>): CountedWord[] {
  const counted = new Map<string, CountedWord>();
  for (const text of texts) {
    for (const word of text.normalize('NFC').match(WORD) ?? []) {
      const folded = foldWord(word);
      const known = counted.get(folded);
      if (known) known.anzahl += 1;
      else if (folded.length >= MIN_LETTERS) counted.set(folded, { gefaltet: folded, wort: word, anzahl: 1 });
    }
  }
  return [...counted.values()];
}
