import { leistungenSchema } from '@gm/shared/areas/wegweiser/wegweiser';
import { listQuerySchema } from '@gm/shared/schemas/list';
import { z } from 'zod';
import type { RoutePlugin } from '../../../core/composition/area.ts';
import { problemReplies } from '../../../core/platform/http/problem-replies.ts';
import { countPages } from '../../../core/platform/rules/count-pages.ts';
import { sortingQuery } from '../../../core/platform/rules/sorting-query.ts';
import { searchWords } from '../../../core/services/search/query/search-words.ts';
import { createLeistungRepository } from '../leistung-repository.ts';

const querySchema = listQuerySchema.extend({
  pro_seite: listQuerySchema.shape.pro_seite.unwrap().default(100),
  q: searchWords,
  lebenslage: z.string().max(60).optional().describe('Nur Leistungen dieser Lebenslage'),
  buchstabe: z
    .string()
    .max(10)
    .optional()
    .transform((value = '') => (/^[a-z]$/i.test(value) ? value.toUpperCase() : undefined))
    .describe('Nur Leistungen mit diesem Anfangsbuchstaben'),
  order: sortingQuery(['titel'], 'titel'),
});

/** Services from A to Z. Pages after the last one return 404; the first one always exists. */
export const leistungen: RoutePlugin = async (app, { lesen: reading, cache }) => {
  const repository = createLeistungRepository(reading);
  app.get(
    '/api/cms/leistungen',
    {
      schema: {
        tags: ['Inhalte'],
        summary: 'Leistungen der Verwaltung von A bis Z',
        querystring: querySchema,
        response: { 200: leistungenSchema, ...problemReplies(400, 404) },
      },
    },
    async (request, reply) => {
      const { q: words, lebenslage, buchstabe: letter, order, seite: page, pro_seite } = request.query;
      return cache.send(request, reply, `leistungen ${JSON.stringify(request.query)}`, async () => {
        const filter = { woerter: words, lebenslage: lebenslage || undefined, buchstabe: letter };
        const excerpt = { absteigend: order[0]?.richtung === 'desc', seite: page, proSeite: pro_seite };
        const { data, anzahl: count } = await repository.list(filter, excerpt);
        const pagination = countPages(count, page, pro_seite);
        return { data, pagination, anzahl: count, auswahl: await repository.findAuswahl() };
      });
    },
  );
};
