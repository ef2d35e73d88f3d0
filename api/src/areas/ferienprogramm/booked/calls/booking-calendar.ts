import { AppError } from '@gm/shared/errors/app-error';
import { z } from 'zod';
import type { RoutePlugin } from '../../../../core/composition/area.ts';
import { CALENDAR_ANSWER, CALENDAR_TYPE } from '../../../../core/platform/http/calendar-answer.ts';
import { buildCalendar, collectCalendar } from '../../booking/build-calendar.ts';
import { createHolidayService } from '../../holiday-service.ts';
import { showBooking } from '../show-booking.ts';

/** Calendar file for a private link, without cancelled events. */
export const bookingCalendar: RoutePlugin = async (app, { config, database, stand: state }) => {
  const service = createHolidayService(database, state, config);

  app.get(
    '/api/ferienprogramm/buchung/kalender.ics',
    {
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Die Termine einer Buchung als Kalenderdatei (RFC 5545)',
        querystring: z.object({ token: z.string().max(100) }),
        ...CALENDAR_ANSWER,
      },
    },
    async (request, reply) => {
      const { optionen: options } = await service.readSaison();
      const found = await showBooking(database.db, request.query.token, options, new Date());
      if (!found) throw new AppError('nicht_gefunden', 'Diese Buchung gibt es nicht.');
      const children = found.kinder.map(({ vorname: firstName, veranstaltungen }) => ({
        vorname: firstName,
        veranstaltungen: veranstaltungen
          .filter(({ status }) => status === 'gebucht')
          .map(({ veranstaltung }) => veranstaltung),
      }));
      reply.headers({ 'cache-control': 'no-store', 'content-type': CALENDAR_TYPE });
      return buildCalendar(found.referenz, collectCalendar(children), config.SITE_URL);
    },
  );
};
