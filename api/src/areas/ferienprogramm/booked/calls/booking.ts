import { bookingSchema } from '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-booking';
import { AppError } from '@gm/shared/errors/app-error';
import { z } from 'zod';
import type { RoutePlugin } from '../../../../core/composition/area.ts';
import { problemReplies } from '../../../../core/platform/http/problem-replies.ts';
import { createHolidayService } from '../../holiday-service.ts';
import { showBooking } from '../show-booking.ts';

/** The booking for a private link. */
export const booking: RoutePlugin = async (app, { config, database, stand: state }) => {
  const service = createHolidayService(database, state, config);

  app.get(
    '/api/ferienprogramm/buchung',
    {
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Die Buchung hinter einem privaten Link',
        querystring: z.object({ token: z.string().max(100) }),
        response: { 200: bookingSchema, ...problemReplies(400, 404, 503) },
      },
    },
    async (request, reply) => {
      const { optionen: options } = await service.readSaison();
      const found = await showBooking(database.db, request.query.token, options, new Date());
      if (!found) throw new AppError('nicht_gefunden', 'Diese Buchung gibt es nicht.');
      reply.header('cache-control', 'no-store');
      return found;
    },
  );
};
