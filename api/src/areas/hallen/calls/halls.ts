import { hallScheduleSchema } from '@gm/shared/areas/hallen/hall-schedule';
import { addDays, isCalendarDay, readBerlinTime } from '@gm/shared/rules/berlin-time';
import { z } from 'zod';
import type { RoutePlugin } from '../../../core/composition/area.ts';
import { problemReplies } from '../../../core/platform/http/problem-replies.ts';
import { findMonday } from '../../../core/platform/rules/find-monday.ts';
import { requireRole } from '../../../core/services/accounts/sessions/require-role.ts';
import { createOccupancyRepository } from '../occupancy-repository.ts';
import { showWeek } from '../show-week.ts';

/** Weekly occupancy of a hall, for all staff. */
export const halls: RoutePlugin = async (app, services) => {
  const { db } = services.database;
  app.get(
    '/api/intranet/hallen',
    {
      onRequest: requireRole(services, 'mitarbeiter'),
      schema: {
        tags: ['Freigaben'],
        summary: 'Belegung einer Halle in einer Woche',
        querystring: z.object({
          ort: z.string().max(200).default(''),
          tag: z.string().refine(isCalendarDay).optional().catch(undefined),
        }),
        response: { 200: hallScheduleSchema, ...problemReplies(400, 401, 403) },
      },
    },
    async (request) => {
      const all = await createOccupancyRepository(db).listHallen();
      const hall = all.find((name) => name === request.query.ort) ?? all[0] ?? '';
      const monday = findMonday(request.query.tag ?? readBerlinTime(new Date()).tag);
      return {
        hallen: all,
        woche: await showWeek(db, hall, monday),
        vorher: addDays(monday, -7),
        nachher: addDays(monday, 7),
      };
    },
  );
};
