import { type CouncilReports, councilReportsSchema } from '@gm/shared/areas/ratsinfo/ratsinfo';
import { addDays } from '@gm/shared/rules/berlin-time';
import type { RoutePlugin } from '../../../core/composition/area.ts';
import { problemReplies } from '../../../core/platform/http/problem-replies.ts';
import { countPages } from '../../../core/platform/rules/count-pages.ts';
import { createCouncilAnswer } from '../create-council-answer.ts';
import { createRatssitzungRepository } from '../meetings/ratssitzung-repository.ts';
import { councilListSchema } from '../search/council-query.ts';

/** Past meetings with their decisions. */
export const councilReports: RoutePlugin = async (app, services) => {
  const answer = createCouncilAnswer(services);

  app.get(
    '/api/cms/ratsinfo/berichte',
    {
      schema: {
        tags: ['Ratsinformation'],
        summary: 'Vergangene Sitzungen mit ihren Beschlüssen, die letzten zuerst',
        querystring: councilListSchema,
        response: { 200: councilReportsSchema, ...problemReplies(400, 404) },
      },
    },
    async (request, reply) => {
      const { gremium, jahr: year, seite: page, pro_seite: perPage } = request.query;
      return answer(request, reply, 'berichte', async ({ sicht: view, heute: today }): Promise<CouncilReports> => {
        const meetings = createRatssitzungRepository(services.database.db, view);
        const filter = { gremium, jahr: year, bis: addDays(today, -1) };
        const count = await meetings.count(filter);
        const pagination = countPages(count, page, perPage);
        const [data, { monate: _, ...selection }] = await Promise.all([
          meetings.listReports(filter, { seite: page, proSeite: perPage }),
          meetings.findAuswahl(),
        ]);
        return { data, pagination, anzahl: count, auswahl: selection };
      });
    },
  );
};
