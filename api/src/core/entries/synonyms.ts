import { z } from 'zod';
import { foldWord } from '../platform/text/fold-word.ts';
import { parseQuery } from '../platform/text/parse-query.ts';
import { directory } from './kurzform.ts';

const text = z.string().trim().min(1);

/** `synonyme.yaml`: words of the content with colloquial synonyms. */
export const synonymsFileSchema = directory(
  z.strictObject({
    begriff: text.meta({ description: 'So steht es auf der Website.' }),
    andere: z.array(text).min(1).meta({ title: 'Andere Wörter', description: 'So suchen Menschen danach.' }),
  }),
  ({ begriff: term, andere: other }) => [term, other],
);
export type SynonymsFile = z.output<typeof synonymsFileSchema>;

/** Additional search words, by the folded words typed. */
export type Synonyms = ReadonlyMap<string, readonly string[][]>;

/** Longest expression to look up, in words. */
export const MAX_SYNONYM_WORDS = 3;

export const buildSynonymKey = (words: readonly string[]) => words.map(foldWord).join(' ');

export function buildSynonyms(file: SynonymsFile): Synonyms {
  const synonyms = new Map<string, string[][]>();
  for (const [term, other] of Object.entries(file)) {
    for (const others of other) {
      const key = buildSynonymKey(parseQuery(others));
      synonyms.set(key, [...(synonyms.get(key) ?? []), parseQuery(term)]);
    }
  }
  return synonyms;
}
