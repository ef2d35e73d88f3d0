import { veranstaltungPageSchema } from '@gm/shared/areas/veranstaltungen/veranstaltungskalender';
import { AppError } from '@gm/shared/errors/app-error';
import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import { veranstaltungShortSchema } from '@gm/shared/schemas/events/veranstaltung-data';
import { z } from 'zod';
import type { RoutePlugin } from '../../../core/composition/area.ts';
import { getNow } from '../../../core/platform/config/clock.ts';
import { problemReplies } from '../../../core/platform/http/problem-replies.ts';
import { tagQuery } from '../../../core/services/calendar/selection-query.ts';
import { createCalendarRepository } from '../calendar-repository.ts';
import { eventReferenceSchema } from '../event-reference.ts';
import { createVeranstaltungRepository } from '../veranstaltung-repository.ts';

const notThere = () => new AppError('nicht_gefunden', 'Diese Veranstaltung gibt es nicht.');

/**
 * One event for its page. A hall can be requested before staff have published the event, so only its title, time and
 * organiser can be read with `freigabe=keine_freigabe_abfrage`; before publication this requires the secret after the
 * id.
 */
export const veranstaltungDetail: RoutePlugin = async (app, { database: { db }, cache }) => {
  const entered = createVeranstaltungRepository(db);
  const calendar = createCalendarRepository(db);

  app.get(
    '/api/cms/veranstaltungen/:id',
    {
      schema: {
        tags: ['Inhalte'],
        summary: 'Eine Veranstaltung; vor ihrer Freigabe nur Titel, Zeit und Veranstalter, und nur mit ihrem Schlüssel',
        params: z.object({ id: eventReferenceSchema }),
        querystring: z.object({
          freigabe: z.literal('keine_freigabe_abfrage').optional(),
          tag: tagQuery,
        }),
        response: { 200: z.union([veranstaltungPageSchema, veranstaltungShortSchema]), ...problemReplies(400, 404) },
      },
    },
    async (request, reply) => {
      const { id, schluessel: key } = request.params.id;
      if (request.query.freigabe) {
        const found = await entered.find(id, { schluessel: key });
        if (!found) throw notThere();
        return reply.header('cache-control', 'no-store').send(found);
      }
      const { tag: today } = readBerlinTime(getNow());
      const { tag: day } = request.query;
      return cache.send(request, reply, `veranstaltung ${today} ${id} ${day}`, async () => {
        const found = await calendar.find(id, today, day);
        if (!found) throw notThere();
        return found;
      });
    },
  );
};
