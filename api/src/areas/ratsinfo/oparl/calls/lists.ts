import { AppError } from '@gm/shared/errors/app-error';
import type { z } from 'zod';
import type { RoutePlugin } from '../../../../core/composition/area.ts';
import { problemReplies } from '../../../../core/platform/http/problem-replies.ts';
import { idParams } from '../../../../core/platform/rules/number-schema.ts';
import { buildPageLinks } from '../build-page-links.ts';
import { OPARL_KINDS, type OparlKind } from '../oparl-kinds.ts';
import { listQuery, oparlListSchema } from '../oparl-query.ts';
import type { OparlFilter } from '../oparl-repository.ts';
import { createOparlService } from '../oparl-service.ts';
import { serveOparl } from '../serve-oparl.ts';

const MAX_PER_PAGE = 100;

/** Lists of all types of objects: of the system, a municipality or a body. */
export const oparlLists: RoutePlugin = async (app, { database: { db }, config }) => {
  serveOparl(app);
  const { repository, adressen: addresses, show } = createOparlService(db, config);

  async function list(kind: OparlKind, address: string, from: OparlFilter, query: z.output<typeof listQuery>) {
    const { page, limit, omit_internal, ...times } = query;
    const perPage = Math.min(limit, MAX_PER_PAGE);
    const { tabelle: table } = OPARL_KINDS[kind];
    const filter = { ...from, ...times };
    const [count, lines] = await Promise.all([
      repository.count(table, filter),
      repository.list(table, filter, { seite: page, proSeite: perPage }),
    ]);
    const pages = Math.max(1, Math.ceil(count / perPage));
    return {
      data: await show(kind, lines, { ohneListen: omit_internal }),
      pagination: { totalElements: count, elementsPerPage: perPage, currentPage: page, totalPages: pages },
      links: buildPageLinks(address, query, pages),
    };
  }

  const describe = (kind: OparlKind, from: string) => ({
    tags: ['OParl'],
    summary: `Liste der Objekte ${from} (OParl 1.1: ${OPARL_KINDS[kind].typ})`,
    querystring: listQuery,
    response: { 200: oparlListSchema, ...problemReplies(400, 404) },
  });

  app.get('/oparl/v1.1/body', { schema: describe('body', 'des Systems') }, ({ query }) =>
    list('body', addresses.koerperschaften, {}, query),
  );

  async function demand(kind: 'body' | 'organization', id: number) {
    if (!(await repository.find(OPARL_KINDS[kind].tabelle, id))) {
      throw new AppError('nicht_gefunden', 'Dieses Objekt gibt es nicht.');
    }
  }
  for (const kind of Object.keys(OPARL_KINDS) as OparlKind[]) {
    if (kind === 'body') continue;
    const schema = { ...describe(kind, 'einer Körperschaft'), params: idParams };
    app.get(`/oparl/v1.1/body/:id/${kind}`, { schema }, async ({ params: { id }, query }) => {
      await demand('body', id);
      return list(kind, addresses.list('body', id, kind), { koerperschaft: id }, query);
    });
  }
  for (const kind of ['meeting', 'consultation'] as const) {
    const schema = { ...describe(kind, 'eines Gremiums'), params: idParams };
    app.get(`/oparl/v1.1/organization/:id/${kind}`, { schema }, async ({ params: { id }, query }) => {
      await demand('organization', id);
      return list(kind, addresses.list('organization', id, kind), { gremium: id }, query);
    });
  }
};
