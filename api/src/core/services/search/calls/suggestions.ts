import { type SearchSuggestion, suggestionsSchema } from '@gm/shared/schemas/search';
import { z } from 'zod';
import type { RoutePlugin } from '../../../platform/context.ts';
import { problemReplies } from '../../../platform/http/problem-replies.ts';
import { parseQuery } from '../../../platform/text/parse-query.ts';
import type { ServicesContext } from '../../context.ts';
import { buildTsqueryOfAny } from '../query/build-tsquery.ts';
import { correctQuery } from '../query/correct-query.ts';
import { joinQuery, splitQuery } from '../query/vary-query.ts';
import { createSynonymReader } from '../read-synonyms.ts';
import { createSearchRepository } from '../search-repository.ts';
import { createSearchTypes } from '../search-types.ts';
import { limitSearch, takeTurns } from '../take-turns.ts';

const MAX_SUGGESTIONS = 8;

/** Suggestions for the search field while typing, grouped by kind of entry. */
export const suggestions: RoutePlugin<ServicesContext> = async (app, services) => {
  const { stand: state, bereiche: areas, lesen: reading } = services;
  const repository = createSearchRepository(reading, services);
  const { getTyp: getType, classifyTyp: classifyType } = createSearchTypes(areas);
  const readSynonyms = createSynonymReader(repository.readSynonyme, state);

  async function findSuggestions(q: string): Promise<SearchSuggestion[]> {
    const words = parseQuery(q);
    if (words.join('').length < 2) return [];
    const [synonyms, ...lists] = await Promise.all([
      readSynonyms(),
      ...areas.map((area) => area.vorschlaege?.(reading, q) ?? []),
    ]);
    const fromAreas = lists.flat().slice(0, MAX_SUGGESTIONS);
    const findTitle = (sequences: readonly (readonly string[])[]) =>
      repository.findTitel(
        buildTsqueryOfAny(sequences, { synonyme: synonyms, nurTitel: true }),
        MAX_SUGGESTIONS - fromAreas.length,
      );
    let title = await findTitle(await joinQuery(words, repository));
    const isEmpty = () => title.length + fromAreas.length === 0;
    if (isEmpty()) {
      const { zerlegt: split, folgen: sequences } = await splitQuery(words, repository);
      if (split.length > 0) title = await findTitle(sequences);
    }
    const correct = isEmpty() ? await correctQuery(words, synonyms, repository) : null;
    if (correct) title = await findTitle([correct]);
    const entries = title
      .sort((a, b) => classifyType(a.typ) - classifyType(b.typ))
      .map(({ pfad: path, ...entry }) => ({ ...entry, typTitel: getType(entry.typ).mehrere, url: path }));
    return [...entries, ...fromAreas];
  }

  app.get(
    '/api/cms/suche/vorschlaege',
    {
      ...limitSearch(services.config),
      schema: {
        tags: ['Inhalte'],
        summary: 'Vorschläge, während jemand einen Suchbegriff eingibt',
        querystring: z.object({ q: z.string().default('').describe('Was bisher eingegeben wurde') }),
        response: { 200: suggestionsSchema, ...problemReplies(400, 429) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'public, max-age=300');
      return { data: await takeTurns(request, () => findSuggestions(request.query.q)) };
    },
  );
};
