import { foldWord } from '../../../platform/text/fold-word.ts';
import { joinWords, splitWord } from './split-word.ts';

/** More alternatives make a query slower, not better. */
const MAX_OTHER = 4;
const MAX_SEQUENCES = 16;
/**
 * Longer words are neither split nor corrected: every letter is a possible split, and the index has no parts of more
 * than 40 letters. The longest compounds in administration have about 50.
 */
export const MAX_LETTERS = 60;

export interface KnownWord {
  gefaltet: string;
  wort: string;
  anzahl: number;
}

export interface Vocabulary {
  /** Those of these folded words that occur in the content. */
  findWords(folded: readonly string[]): Promise<KnownWord[]>;
  /** Known compounds that end with one of these folded words, most frequent first. */
  findCompounds(ends: readonly string[], count: number): Promise<string[]>;
}

export interface Split {
  /** As typed. */
  wort: string;
  teile: string[];
}

interface Parts {
  vorn: KnownWord;
  hinten: KnownWord;
  /** Ending of the folded word in the typed form. */
  ende: string;
}

/** The two known words that form a compound, using only the vocabulary of the content; null if there are none. */
async function findParts(word: string, vocabulary: Vocabulary): Promise<Parts | null> {
  const decompositions = splitWord(foldWord(word));
  const wanted = [...new Set(decompositions.flatMap(({ vorn: front, hinten: behind }) => [...front, ...behind]))];
  const known = new Map((await vocabulary.findWords(wanted)).map((one) => [one.gefaltet, one]));
  const pick = (shapes: string[]) => shapes.map((form) => known.get(form)).find((one) => one !== undefined);
  let best: Parts | null = null;
  const rate = (parts: Omit<Parts, 'ende'>) => Math.min(parts.vorn.anzahl, parts.hinten.anzahl);
  for (const decomposition of decompositions) {
    const front = pick(decomposition.vorn);
    const behind = pick(decomposition.hinten);
    // Prefer the split whose rarer part is most frequent: „Hallen“ and „Gebühren“, not a rare word that happens to fit.
    if (front && behind && (!best || rate({ vorn: front, hinten: behind }) > rate(best))) {
      best = { vorn: front, hinten: behind, ende: decomposition.hinten[0] ?? '' };
    }
  }
  return best;
}

/**
 * Alternative word sequences with the same meaning: „Hallengebühren“ as „Hallen“ with „Gebühren“ or
 * „Benutzungsgebühren“. `zerlegt` lists the split words.
 */
export async function splitQuery(
  words: readonly string[],
  vocabulary: Vocabulary,
  isTooParts: (word: string) => boolean = () => true,
): Promise<{ zerlegt: Split[]; folgen: string[][] }> {
  const split: Split[] = [];
  let sequences: string[][] = [[]];
  for (const word of words) {
    const parts = word.length <= MAX_LETTERS && isTooParts(word) ? await findParts(word, vocabulary) : null;
    let shapes = [[word]];
    if (parts) {
      const { vorn: front, hinten: behind, ende: end } = parts;
      split.push({ wort: word, teile: [front.wort, behind.wort] });
      const longer = await vocabulary.findCompounds([behind.gefaltet, end], MAX_OTHER);
      shapes = [behind.wort, ...longer].map((one) => [front.wort, one]);
    }
    // Limit after every word: eight compounds with five forms each would yield 390,625 sequences.
    sequences = sequences.flatMap((sequence) => shapes.map((form) => [...sequence, ...form])).slice(0, MAX_SEQUENCES);
  }
  return { zerlegt: split, folgen: sequences };
}

/** The input, and alternatives with neighbouring words joined if the content has the compound: „Halle Gebühren“. */
export async function joinQuery(words: readonly string[], vocabulary: Vocabulary): Promise<string[][]> {
  const pairs = words.slice(1).map((behind, index) => ({
    index,
    formen: joinWords(foldWord(words[index] ?? ''), foldWord(behind)),
  }));
  if (pairs.length === 0) return [[...words]];
  const known = new Map(
    (await vocabulary.findWords(pairs.flatMap(({ formen: shapes }) => shapes))).map(
      ({ gefaltet: folded, wort: word }) => [folded, word],
    ),
  );
  const connected = pairs.flatMap(({ index, formen: shapes }) => {
    const word = shapes.map((form) => known.get(form)).find((one) => one !== undefined);
    return word ? [[...words.slice(0, index), word, ...words.slice(index + 2)]] : [];
  });
  return [[...words], ...connected.slice(0, MAX_OTHER)];
}
