import {
  type Branchenverzeichnis,
  branchenverzeichnisSchema,
} from '@gm/shared/areas/branchenverzeichnis/branchenverzeichnis';
import { BRANCHENEINTRAG_TYPES } from '@gm/shared/schemas/events/veranstaltung-data';
import { listQuerySchema } from '@gm/shared/schemas/list';
import { z } from 'zod';
import type { RoutePlugin } from '../../../core/composition/area.ts';
import { problemReplies } from '../../../core/platform/http/problem-replies.ts';
import { countPages } from '../../../core/platform/rules/count-pages.ts';
import { sortingQuery } from '../../../core/platform/rules/sorting-query.ts';
import { selectionQuery } from '../../../core/services/calendar/selection-query.ts';
import { parseSearch, readLetter } from '../../../core/services/search/classify-entry.ts';
import { findStreet, NOWHERE } from '../../abfall/area.ts';
import { createBranchenRepository } from '../branchen-repository.ts';
import { countSelection } from '../count-selection.ts';

/** People edit these URLs: invalid values are ignored, except for an unknown kind, which matches no entries. */
const querySchema = listQuerySchema.extend({
  typ: z
    .string()
    .max(100)
    .default('')
    .transform((list) =>
      list.trim() ? BRANCHENEINTRAG_TYPES.filter((type) => list.split(',').includes(type)) : undefined,
    )
    .describe(`Durch Komma getrennt: ${BRANCHENEINTRAG_TYPES.join(', ')}; von einem anderen gibt es keine Einträge`),
  rubrik_id: selectionQuery.rubrik_id,
  rubriken: selectionQuery.rubriken,
  buchstabe: z
    .string()
    .max(20)
    .default('')
    .transform(readLetter)
    .describe('Nur Titel mit diesem Anfangsbuchstaben; „0-9“ für alle anderen Zeichen'),
  q: z.string().max(200).default('').transform(parseSearch).describe('Wörter, die alle vorkommen müssen'),
  strasse: z.string().max(200).optional().describe('Nur im Ortsteil dieser Straße, z. B. schwann-tannenstrasse'),
  order: sortingQuery(['titel'], 'titel'),
});
type Query = z.output<typeof querySchema>;

/** The directory by title. Pages after the last one return 404; the first one always exists. */
export const brancheneintraege: RoutePlugin = async (app, { lesen: reading, cache }) => {
  const directory = createBranchenRepository(reading);

  async function listEntries({
    seite: page,
    pro_seite,
    order,
    q,
    strasse,
    ...query
  }: Query): Promise<Branchenverzeichnis> {
    const street = strasse ? await findStreet(reading, strasse) : null;
    const words = strasse ? [...q, ...(street ? parseSearch(street.ortsteil) : [NOWHERE])] : q;
    const numbers = query.rubrik_id ?? query.rubriken ?? [];
    const categories = numbers.length > 0 ? numbers : undefined;
    const selection = { typen: query.typ, rubriken: categories, buchstabe: query.buchstabe };
    const [data, groups, names] = await Promise.all([
      directory.list(
        { ...selection, woerter: words },
        { absteigend: order[0]?.richtung === 'desc', seite: page, proSeite: pro_seite },
      ),
      directory.count(words),
      directory.readRubriken(),
    ]);
    const counted = countSelection(groups, selection, names);
    return { data, pagination: countPages(counted.anzahl, page, pro_seite), ...counted };
  }

  app.get(
    '/api/cms/brancheneintraege',
    {
      schema: {
        tags: ['Inhalte'],
        summary: 'Vereine, Institutionen, Einrichtungen und Firmen',
        querystring: querySchema,
        response: { 200: branchenverzeichnisSchema, ...problemReplies(400, 404) },
      },
    },
    async (request, reply) => {
      const key = `brancheneintraege ${JSON.stringify(request.query)}`;
      return cache.send(request, reply, key, () => listEntries(request.query));
    },
  );
};
