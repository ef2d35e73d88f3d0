import {
  type Ratsgremien,
  type Ratsgremium,
  ratsgremienSchema,
  ratsgremiumSchema,
} from '@gm/shared/areas/ratsinfo/ratsinfo';
import { AppError } from '@gm/shared/errors/app-error';
import { addDays } from '@gm/shared/rules/berlin-time';
import type { RoutePlugin } from '../../../core/composition/area.ts';
import { problemReplies } from '../../../core/platform/http/problem-replies.ts';
import { createCouncilAnswer } from '../create-council-answer.ts';
import { createRatssitzungRepository } from '../meetings/ratssitzung-repository.ts';
import { createRatsgremiumRepository } from '../ratsgremium-repository.ts';
import { buildCouncilCalendarPath, buildCouncilFeedPath } from '../ratsinfo-path.ts';
import { councilParams } from '../search/council-query.ts';

const SHOWN_MEETINGS = 5;

/** Bodies and groups of the council, each with its members and meetings. */
export const ratsgremien: RoutePlugin = async (app, services) => {
  const answer = createCouncilAnswer(services);
  const gremien = createRatsgremiumRepository(services.database.db);

  app.get(
    '/api/cms/ratsinfo/gremien',
    {
      schema: {
        tags: ['Ratsinformation'],
        summary: 'Gremien und Fraktionen',
        response: { 200: ratsgremienSchema },
      },
    },
    async (request, reply) =>
      answer(request, reply, 'gremien', async ({ sicht: view, heute: today }): Promise<Ratsgremien> => {
        const meetings = createRatssitzungRepository(services.database.db, view);
        const all = await gremien.list(today);
        const data = all.map(async (gremium) => {
          const [next] = await meetings.list({ gremium: gremium.id, ab: today }, { seite: 1, proSeite: 1 });
          return { ...gremium, naechste: next ?? null };
        });
        return { data: await Promise.all(data) };
      }),
  );

  app.get(
    '/api/cms/ratsinfo/gremien/:id',
    {
      schema: {
        tags: ['Ratsinformation'],
        summary: 'Ein Gremium mit Mitgliedern und Sitzungen',
        params: councilParams,
        response: { 200: ratsgremiumSchema, ...problemReplies(404) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      return answer(request, reply, 'gremium', async ({ sicht: view, heute: today }): Promise<Ratsgremium> => {
        const meetings = createRatssitzungRepository(services.database.db, view);
        const gremium = await gremien.find(id, today);
        if (!gremium) throw new AppError('nicht_gefunden', 'Dieses Gremium gibt es nicht.');
        const excerpt = { seite: 1, proSeite: SHOWN_MEETINGS };
        const [next, last] = await Promise.all([
          meetings.list({ gremium: id, ab: today }, excerpt),
          meetings.list({ gremium: id, bis: addDays(today, -1) }, { ...excerpt, absteigend: true }),
        ]);
        return {
          ...gremium,
          naechste: next,
          letzte: last,
          kalenderURL: buildCouncilCalendarPath({ gremium: id }),
          feedURL: buildCouncilFeedPath(id),
          seo: { title: gremium.name, description: `Mitglieder und Sitzungen: ${gremium.name}`, type: 'website' },
        };
      });
    },
  );
};
