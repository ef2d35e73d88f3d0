import { MENUS } from '@gm/shared/schemas/menu';
import { type Search, searchSchema } from '@gm/shared/schemas/search';
import { z } from 'zod';
import { createMasterDataRepository } from '../../../entries/master-data-repository.ts';
import type { RoutePlugin } from '../../../platform/context.ts';
import { problemReplies } from '../../../platform/http/problem-replies.ts';
import { countPages } from '../../../platform/rules/count-pages.ts';
import { parseQuery } from '../../../platform/text/parse-query.ts';
import { keepUntilChange } from '../../../platform/version/keep-until-change.ts';
import type { ServicesContext } from '../../context.ts';
import { createSearch } from '../create-search.ts';
import { findLocation, listLocations } from '../find-location.ts';
import { MAX_HIT } from '../search-repository.ts';
import { createSearchTypes } from '../search-types.ts';
import { splitStatement } from '../split-statement.ts';
import { limitSearch, takeTurns } from '../take-turns.ts';

const PER_PAGE = 10;
const [MAIN_MENU] = MENUS;

const querySchema = z.object({
  q: z.string().default('').describe('Was jemand sucht, so wie es eingegeben wurde'),
  typ: z
    .string()
    .regex(/^[a-z_]{0,40}$/)
    .optional()
    .describe('Nur Inhalte dieser Art, z. B. artikel'),
  seite: z.coerce.number().int().min(1).max(1_000_000).default(1),
});
type Query = z.output<typeof querySchema>;

const EMPTY: Search = {
  data: [],
  pagination: { page: 1, pages: 1 },
  anzahl: 0,
  facetten: [],
  meintenSie: null,
  zerlegt: [],
};

/** Full-text search over all public content. A page number beyond the last one is a 404. */
export const search: RoutePlugin<ServicesContext> = async (app, services) => {
  const { understand, find } = createSearch(services.lesen, services.stand, services);
  const masterData = createMasterDataRepository(services.lesen);
  const readLocations = keepUntilChange(services.stand, async () =>
    listLocations((await masterData.findMenu(MAIN_MENU)) ?? []),
  );
  const { getTyp: getType, classifyTyp: classifyType } = createSearchTypes(services.bereiche);

  async function searchContents({ q, typ: type, seite: page }: Query): Promise<Search> {
    const finding = await understand(q);
    if (!finding) return EMPTY;
    const { abfrage: query, genau: exactly, zahlen: figures, meintenSie, zerlegt: split } = finding;
    const phrase = parseQuery(meintenSie ?? q).join(' ');
    const facets = figures
      .sort((a, b) => classifyType(a.typ) - classifyType(b.typ))
      .map((figure) => ({ ...figure, titel: getType(figure.typ).mehrere }));
    const shown = type ? figures.filter((figure) => figure.typ === type) : figures;
    const count = shown.reduce((sum, figure) => sum + figure.anzahl, 0);
    const pagination = countPages(Math.min(count, MAX_HIT), page, PER_PAGE);
    const excerpt = { seite: page, proSeite: PER_PAGE, genau: exactly, phrase };
    const hit = await find(query, { typen: type ? [type] : undefined }, excerpt);
    const locations = await readLocations();
    return {
      data: hit.map(({ pfad: path, auszug: statement, ...entry }) => ({
        ...entry,
        typTitel: getType(entry.typ).einer,
        url: path,
        ort: findLocation(path, locations),
        auszug: splitStatement(statement),
      })),
      pagination,
      anzahl: count,
      facetten: facets,
      meintenSie,
      zerlegt: split,
    };
  }

  app.get(
    '/api/cms/suche',
    {
      ...limitSearch(services.config),
      schema: {
        tags: ['Inhalte'],
        summary: 'Suche in allen Inhalten',
        querystring: querySchema,
        response: { 200: searchSchema, ...problemReplies(400, 404, 429) },
      },
    },
    async (request, reply) => {
      // Not cached on the server: there are more searches than pages, and they would evict the pages.
      reply.header('cache-control', 'public, max-age=60');
      return takeTurns(request, () => searchContents(request.query));
    },
  );
};
