import { type CouncilOverview, councilOverviewSchema } from '@gm/shared/areas/ratsinfo/ratsinfo';
import { addDays } from '@gm/shared/rules/berlin-time';
import type { RoutePlugin } from '../../../core/composition/area.ts';
import { createCouncilAnswer } from '../create-council-answer.ts';
import { createRatssitzungRepository } from '../meetings/ratssitzung-repository.ts';
import { createRatsvorlageRepository } from '../ratsvorlage-repository.ts';

const SHOWN_MEETINGS = 3;
const SHOWN_PAPERS = 5;

/** Start page of the council information system. */
export const councilOverview: RoutePlugin = async (app, services) => {
  const { db } = services.database;
  const answer = createCouncilAnswer(services);

  app.get(
    '/api/cms/ratsinfo/uebersicht',
    {
      schema: {
        tags: ['Ratsinformation'],
        summary: 'Nächste und letzte Sitzungen, neue Vorlagen',
        response: { 200: councilOverviewSchema },
      },
    },
    async (request, reply) =>
      answer(request, reply, 'uebersicht', async ({ sicht: view, heute: today }): Promise<CouncilOverview> => {
        const meetings = createRatssitzungRepository(db, view);
        const excerpt = { seite: 1, proSeite: SHOWN_MEETINGS };
        const [next, last, papers] = await Promise.all([
          meetings.list({ ab: today }, excerpt),
          meetings.list({ bis: addDays(today, -1) }, { ...excerpt, absteigend: true }),
          createRatsvorlageRepository(db, view).listNew(SHOWN_PAPERS),
        ]);
        return { naechste: next, letzte: last, vorlagen: papers };
      }),
  );
};
