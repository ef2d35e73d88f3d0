import { type Ratssitzungen, ratssitzungenSchema } from '@gm/shared/areas/ratsinfo/ratsinfo';
import { findMonthEnd } from '@gm/shared/format/month';
import { addDays } from '@gm/shared/rules/berlin-time';
import { z } from 'zod';
import type { RoutePlugin } from '../../../core/composition/area.ts';
import { problemReplies } from '../../../core/platform/http/problem-replies.ts';
import { countPages } from '../../../core/platform/rules/count-pages.ts';
import { monthQuery } from '../../../core/services/calendar/selection-query.ts';
import { createCouncilAnswer } from '../create-council-answer.ts';
import { createRatssitzungRepository, type MeetingFilter } from '../meetings/ratssitzung-repository.ts';
import { councilListSchema } from '../search/council-query.ts';

/** A month is shown on one page; upper limit of its meetings. */
const MAX_IN_MONTH = 999;

const querySchema = councilListSchema.extend({
  monat: monthQuery,
  ansicht: z
    .string()
    .max(20)
    .optional()
    .describe('„archiv“: die vergangenen; „monat“: alle eines Monats, ohne Angabe des laufenden'),
});
type Query = z.output<typeof querySchema>;

function choosePeriod({ ansicht: view, monat: month }: Query, today: string): MeetingFilter {
  if (view === 'monat') {
    const shown = month ?? today.slice(0, 7);
    return { ab: `${shown}-01`, bis: findMonthEnd(shown) };
  }
  return view === 'archiv' ? { bis: addDays(today, -1) } : { ab: today };
}

/** Upcoming meetings, nearest first; past ones, latest first; or those of a month. */
export const ratssitzungen: RoutePlugin = async (app, services) => {
  const answer = createCouncilAnswer(services);

  app.get(
    '/api/cms/ratsinfo/sitzungen',
    {
      schema: {
        tags: ['Ratsinformation'],
        summary: 'Sitzungen, die nächsten zuerst',
        querystring: querySchema,
        response: { 200: ratssitzungenSchema, ...problemReplies(400, 404) },
      },
    },
    async (request, reply) => {
      const { ansicht: view, monat: month, gremium, jahr: year, seite: page, pro_seite } = request.query;
      return answer(request, reply, 'sitzungen', async ({ sicht: viewOf, heute: today }): Promise<Ratssitzungen> => {
        const meetings = createRatssitzungRepository(services.database.db, viewOf);
        const isMonth = view === 'monat';
        const filter = { gremium, ...(isMonth ? {} : { jahr: year }), ...choosePeriod(request.query, today) };
        const perPage = isMonth ? MAX_IN_MONTH : pro_seite;
        const count = await meetings.count(filter);
        const pagination = countPages(count, isMonth ? 1 : page, perPage);
        const [data, selection] = await Promise.all([
          meetings.list(filter, { absteigend: view === 'archiv', seite: pagination.page, proSeite: perPage }),
          meetings.findAuswahl(),
        ]);
        return {
          data,
          pagination,
          anzahl: count,
          heute: today,
          monat: isMonth ? (month ?? today.slice(0, 7)) : null,
          auswahl: selection,
        };
      });
    },
  );
};
