import type { DataSource } from '../../platform/database/database.ts';
import { parseQuery } from '../../platform/text/parse-query.ts';
import type { ContentState } from '../../platform/version/content-state.ts';
import { buildTsquery, buildTsqueryOfAny } from './query/build-tsquery.ts';
import { correctQuery } from './query/correct-query.ts';
import { joinQuery, type Split, splitQuery } from './query/vary-query.ts';
import { createSynonymReader } from './read-synonyms.ts';
import { createSearchRepository, type Hidden, type SearchSelection } from './search-repository.ts';

/** Below this number of hits compounds are split to find more. */
const FEW = 3;

/** A query with at least one hit. */
interface Finding {
  /** Query for `find` of the repository. */
  abfrage: string;
  /** Query whose hits are ranked first: the words as typed. */
  genau: string | null;
  /** Hits by kind of content. */
  zahlen: { typ: string; anzahl: number }[];
  /** Corrected spelling that produced the hits, if it differs from the input. */
  meintenSie: string | null;
  /** Compounds split because the whole word had hardly any hits. */
  zerlegt: Split[];
}

/** Turns input into a query: words with synonyms and compounds, or a corrected spelling if they find nothing. */
export function createSearch(db: DataSource, state: ContentState, hidden?: Hidden) {
  const repository = createSearchRepository(db, hidden);
  const readSynonyms = createSynonymReader(repository.readSynonyme, state);

  return {
    find: repository.find,

    /** Loads the synonyms and returns a function that converts input to a query; empty for too short input. */
    async prepareAbfrage(): Promise<(q: string) => string> {
      const synonyms = await readSynonyms();
      return (q) => {
        const words = parseQuery(q);
        return words.join('').length < 2 ? '' : buildTsquery(words, { synonyme: synonyms });
      };
    },

    /** Null if no spelling has any hits. */
    async understand(q: string, selection: SearchSelection = {}): Promise<Finding | null> {
      const words = parseQuery(q);
      if (words.join('').length < 2) return null;
      const synonyms = await readSynonyms();
      const count = async (sequences: readonly (readonly string[])[]) => {
        const query = buildTsqueryOfAny(sequences, { synonyme: synonyms });
        const figures = await repository.count(query, selection);
        const sum = figures.reduce((current, { anzahl: count }) => current + count, 0);
        return { summe: sum, fund: { abfrage: query, genau: null, zahlen: figures, meintenSie: null, zerlegt: [] } };
      };

      const sequences = await joinQuery(words, repository);
      const exactly = await count(sequences);
      if (exactly.summe >= FEW) return exactly.fund;
      const unknownWords = new Set<string>();
      for (const word of words) {
        if (!(await repository.hasHits(buildTsquery([word], { synonyme: synonyms })))) unknownWords.add(word);
      }
      const divided = await splitQuery(words, repository, (word) => words.length === 1 || unknownWords.has(word));
      if (divided.zerlegt.length > 0) {
        const more = await count([...sequences, ...divided.folgen]);
        if (more.summe > exactly.summe) return { ...more.fund, genau: exactly.fund.abfrage, zerlegt: divided.zerlegt };
      }
      if (exactly.summe > 0) return exactly.fund;

      // Correct the whole word first: "Hundesteur" could also be split into the correctly spelled "Hunde" and "teure".
      for (const attempt of [words, ...divided.folgen.slice(0, 1)]) {
        const correct = await correctQuery(attempt, synonyms, repository);
        const other = correct && (await count([correct]));
        if (other && other.summe > 0) return { ...other.fund, meintenSie: correct.join(' ') };
      }
      return null;
    },
  };
}
