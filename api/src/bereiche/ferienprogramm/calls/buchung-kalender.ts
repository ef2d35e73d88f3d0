import { AppError } from '@gm/shared/fehler/app-error';
import { z } from 'zod';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { KALENDER_ANTWORT, KALENDER_TYP } from '../../../kern/server/kalender-antwort.ts';
import { buildKalender, collectKalender } from '../build-kalender.ts';
import { createFerienDienst } from '../ferien-dienst.ts';
import { showBuchung } from '../show-buchung.ts';

/** What is booked behind a private link, for the calendar of a phone; what was cancelled is not in it. */
export const buchungKalender: RoutePlugin = async (app, { config, database, stand }) => {
  const dienst = createFerienDienst(database, stand, config);

  app.get(
    '/api/ferienprogramm/buchung/kalender.ics',
    {
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Die Termine einer Buchung als Kalenderdatei (RFC 5545)',
        querystring: z.object({ token: z.string().max(100) }),
        ...KALENDER_ANTWORT,
      },
    },
    async (request, reply) => {
      const { optionen } = await dienst.readSaison();
      const gefunden = await showBuchung(database.db, request.query.token, optionen, new Date());
      if (!gefunden) throw new AppError('nicht_gefunden', 'Diese Buchung gibt es nicht.');
      const kinder = gefunden.kinder.map(({ vorname, veranstaltungen }) => ({
        vorname,
        veranstaltungen: veranstaltungen
          .filter(({ status }) => status === 'gebucht')
          .map(({ veranstaltung }) => veranstaltung),
      }));
      reply.headers({ 'cache-control': 'no-store', 'content-type': KALENDER_TYP });
      return buildKalender(gefunden.referenz, collectKalender(kinder), config.SITE_URL);
    },
  );
};
