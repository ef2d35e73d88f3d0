import { bookingSchema, cancellationSchema } from '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-booking';
import { AppError } from '@gm/shared/errors/app-error';
import type { RoutePlugin } from '../../../../core/composition/area.ts';
import { problemReplies } from '../../../../core/platform/http/problem-replies.ts';
import { takeFromOwnSite } from '../../../../core/platform/protection/take-from-own-site.ts';
import { createHolidayService } from '../../holiday-service.ts';
import { cancel } from '../cancel.ts';
import { showBooking } from '../show-booking.ts';

const unknownOne = () => new AppError('nicht_gefunden', 'Diese Buchung gibt es nicht.');

/** A family cancels places by its private link; responds with the updated booking. */
export const cancelBooking: RoutePlugin = async (app, { config, database, stand: state }) => {
  const service = createHolidayService(database, state, config);

  app.post(
    '/api/ferienprogramm/buchung/stornieren',
    {
      ...takeFromOwnSite(config),
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Eine Veranstaltung eines Kindes absagen, oder alle',
        body: cancellationSchema,
        response: { 200: bookingSchema, ...problemReplies(400, 403, 404, 409, 415, 422, 429, 503) },
      },
    },
    async (request, reply) => {
      const season = await service.readSaison();
      const now = new Date();
      const result = await cancel(database.db, request.body, season, now);
      if (result.art === 'unbekannt') throw unknownOne();
      if (result.art === 'zu_spaet') throw new AppError('konflikt', result.meldung, { titel: 'Absage nicht möglich' });
      const found = await showBooking(database.db, request.body.token, season.optionen, now);
      if (!found) throw unknownOne();
      reply.header('cache-control', 'no-store');
      return found;
    },
  );
};
