import { streetPapersSchema } from '@gm/shared/areas/ratsinfo/ratsinfo';
import type { RoutePlugin } from '../../../core/composition/area.ts';
import { problemReplies } from '../../../core/platform/http/problem-replies.ts';
import { findStreet, listStreets, streetQuerySchema } from '../../abfall/area.ts';
import { createRatsvorlageRepository } from '../ratsvorlage-repository.ts';
import { findPapersOfStreet } from '../search/find-papers-of-street.ts';

const MAX_SHOWN = 5;

/** Public papers that name a street or its village. */
export const streetPapers: RoutePlugin = async (app, { database: { db }, cache }) => {
  async function build(id: string) {
    const street = await findStreet(db, id);
    if (!street) return { strasse: null, vorlagen: [] };
    const streets = await listStreets(db);
    const isUnique = streets.filter(({ name }) => name === street.name).length === 1;
    const found = await findPapersOfStreet(db, street, isUnique, MAX_SHOWN);
    const papers = await createRatsvorlageRepository(db, []).listBy(found.map((one) => one.id));
    const named = new Set(found.filter((one) => one.hier).map((one) => one.id));
    return { strasse: street, vorlagen: papers.map((paper) => ({ ...paper, hier: named.has(paper.id) })) };
  }

  app.get(
    '/api/cms/ratsinfo/strasse',
    {
      schema: {
        tags: ['Ratsinformation'],
        summary: 'Vorlagen, die eine Straße oder ihren Ortsteil nennen',
        querystring: streetQuerySchema,
        response: { 200: streetPapersSchema, ...problemReplies(400) },
      },
    },
    async (request, reply) => {
      const { strasse: id } = request.query;
      return cache.send(request, reply, `ratsinfo strasse ${id}`, () => build(id));
    },
  );
};
