import type { Synonyms } from '../../../entries/synonyms.ts';
import { foldWord } from '../../../platform/text/fold-word.ts';
import { buildTsquery } from './build-tsquery.ts';
import { MAX_LETTERS } from './vary-query.ts';

interface Dictionary {
  /** Whether an argument of `to_tsquery` has any hits. */
  hasHits(query: string): Promise<boolean>;
  /** The most similar word of the vocabulary. */
  findSimilar(folded: string): Promise<string | null>;
}

/**
 * The words, with those that have no hits replaced by the most similar known word. Null if none was replaced or one has
 * no similar word.
 */
export async function correctQuery(
  words: readonly string[],
  synonyms: Synonyms,
  { hasHits, findSimilar }: Dictionary,
): Promise<string[] | null> {
  const correct: string[] = [];
  for (const word of words) {
    const findet = await hasHits(buildTsquery([word], { synonyme: synonyms }));
    if (!findet && word.length > MAX_LETTERS) return null;
    const similar = findet ? word : await findSimilar(foldWord(word));
    if (similar === null) return null;
    correct.push(similar);
  }
  return correct.some((word, index) => word !== words[index]) ? correct : null;
}
