import { type Bekanntmachungen, bekanntmachungenSchema } from '@gm/shared/areas/bekanntmachungen/bekanntmachungen';
import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import { buildSlug } from '@gm/shared/rules/build-slug';
import { listQuerySchema } from '@gm/shared/schemas/list';
import { z } from 'zod';
import type { RoutePlugin } from '../../../core/composition/area.ts';
import { getNow } from '../../../core/platform/config/clock.ts';
import { problemReplies } from '../../../core/platform/http/problem-replies.ts';
import { countPages } from '../../../core/platform/rules/count-pages.ts';
import { parseSearch } from '../../../core/services/search/classify-entry.ts';
import { findStreet, NOWHERE } from '../../abfall/area.ts';
import { type BekanntmachungFilter, createBekanntmachungRepository } from '../bekanntmachung-repository.ts';

/** People edit these URLs: an invalid year or view is ignored. */
const querySchema = listQuerySchema.extend({
  ansicht: z.string().max(20).optional().describe('„archiv“: die abgelaufenen'),
  jahr: z
    .string()
    .max(20)
    .default('')
    .transform((year) => (/^20\d{2}$/.test(year) ? year : undefined))
    .describe('Nur in diesem Jahr bekannt gemachte'),
  typ: z.string().max(100).optional().describe('Nur diese Rubrik, so wie Adressen sie nennen'),
  strasse: z
    .string()
    .max(200)
    .optional()
    .describe('Nur solche, die diese Straße oder ihren Ortsteil nennen, z. B. schwann-tannenstrasse'),
  q: z.string().max(200).default('').transform(parseSearch).describe('Wörter, die alle vorkommen müssen'),
});
type Query = z.output<typeof querySchema>;

/** Official notices, newest first. Pages after the last one return 404; the first one always exists. */
export const bekanntmachungen: RoutePlugin = async (app, { lesen: reading, cache }) => {
  const repository = createBekanntmachungRepository(reading);

  async function listBekanntmachungen(query: Query, today: string): Promise<Bekanntmachungen> {
    const { seite: page, pro_seite, jahr: year, typ: type, q } = query;
    const archive = query.ansicht === 'archiv';
    const street = query.strasse ? await findStreet(reading, query.strasse) : null;
    const filter: BekanntmachungFilter = {
      heute: today,
      archiv: archive,
      jahr: year,
      typ: type || undefined,
      woerter: q,
    };
    if (query.strasse) filter.eines = street ? [buildSlug(street.name), buildSlug(street.ortsteil)] : [NOWHERE];
    const list = await repository.list(filter, { seite: page, proSeite: pro_seite });
    return { ...list, archiv: archive, pagination: countPages(list.anzahl, page, pro_seite) };
  }

  app.get(
    '/api/cms/bekanntmachungen',
    {
      schema: {
        tags: ['Inhalte'],
        summary: 'Öffentliche Bekanntmachungen, die neuesten zuerst',
        querystring: querySchema,
        response: { 200: bekanntmachungenSchema, ...problemReplies(400, 404) },
      },
    },
    async (request, reply) => {
      const { tag: today } = readBerlinTime(getNow());
      const key = `bekanntmachungen ${today} ${JSON.stringify(request.query)}`;
      return cache.send(request, reply, key, () => listBekanntmachungen(request.query, today));
    },
  );
};
