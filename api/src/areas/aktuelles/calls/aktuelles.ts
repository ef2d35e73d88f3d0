import { artikelListSchema } from '@gm/shared/areas/aktuelles/artikel';
import { listQuerySchema } from '@gm/shared/schemas/list';
import { z } from 'zod';
import type { RoutePlugin } from '../../../core/composition/area.ts';
import { problemReplies } from '../../../core/platform/http/problem-replies.ts';
import { countPages } from '../../../core/platform/rules/count-pages.ts';
import { sortingQuery } from '../../../core/platform/rules/sorting-query.ts';
import { ARTIKEL_FIELDS, createArtikelRepository } from '../artikel-repository.ts';

const num = z.coerce.number().int().positive().max(2_147_483_647);
const numbers = z
  .string()
  .regex(/^\d{1,9}(,\d{1,9})*$/)
  .transform((list) => list.split(',').map(Number));
const booleanText = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');

const querySchema = listQuerySchema.extend({
  interessengruppen_id: num.optional().describe('Nur Artikel für diese Lesergruppe'),
  rubrik_id: numbers.optional().describe('Nummern von Rubriken, durch Komma getrennt'),
  rubriken: numbers.optional().describe('Wie rubrik_id; so reichen Seiten ihre Abfrage weiter'),
  highlight: booleanText.optional().describe('Nur Topthemen oder nur die anderen'),
  order: sortingQuery(ARTIKEL_FIELDS, '-datum_von,sortierung'),
});
type Query = z.output<typeof querySchema>;

/** News, newest first. Pages after the last one return 404; the first one always exists. */
export const aktuelles: RoutePlugin = async (app, { lesen: reading, cache }) => {
  const artikel = createArtikelRepository(reading);

  async function listArtikel({ seite: page, pro_seite, order, ...query }: Query) {
    const filter = {
      rubriken: query.rubrik_id ?? query.rubriken,
      interessengruppe: query.interessengruppen_id,
      highlight: query.highlight,
    };
    const { data, anzahl: count } = await artikel.list(filter, { sortierung: order, seite: page, proSeite: pro_seite });
    return { data, pagination: countPages(count, page, pro_seite) };
  }

  app.get(
    '/api/cms/aktuelles',
    {
      schema: {
        tags: ['Inhalte'],
        summary: 'Meldungen, die neuesten zuerst',
        querystring: querySchema,
        response: { 200: artikelListSchema, ...problemReplies(400, 404) },
      },
    },
    async (request, reply) => {
      const key = `aktuelles ${JSON.stringify(request.query)}`;
      return cache.send(request, reply, key, () => listArtikel(request.query));
    },
  );
};
