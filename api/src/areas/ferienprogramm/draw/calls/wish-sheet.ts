import { wishChangeSchema, wishConfirmationSchema, wishSheetSchema } from '@gm/shared/areas/ferienprogramm/wish-sheet';
import { AppError } from '@gm/shared/errors/app-error';
import { z } from 'zod';
import type { RoutePlugin } from '../../../../core/composition/area.ts';
import { problemReplies } from '../../../../core/platform/http/problem-replies.ts';
import { takeFromOwnSite } from '../../../../core/platform/protection/take-from-own-site.ts';
import { createHolidayService } from '../../holiday-service.ts';
import { changeWishSheet, confirmWishSheet, showWishSheet, type WishError } from '../wish-sheet.ts';

const unknownOne = () => new AppError('nicht_gefunden', 'Diesen Wunschzettel gibt es nicht.');

/** A family's wishes for the link of its mail: shows, confirms and changes them. */
export const wishSheet: RoutePlugin = async (app, { config, database, stand: state }) => {
  const service = createHolidayService(database, state, config);
  const writing = takeFromOwnSite(config);
  const problems = problemReplies(400, 403, 404, 409, 415, 422, 429, 503);
  const show = async (token: string) => {
    const found = await showWishSheet(database.db, token, await service.readSaison(), new Date());
    if (!found) throw unknownOne();
    return found;
  };
  const refuse = (error: WishError | null) => {
    if (error?.art === 'unbekannt') throw unknownOne();
    if (error) throw new AppError('konflikt', error.meldung, { titel: 'Nicht gespeichert' });
  };

  app.get(
    '/api/ferienprogramm/wunschzettel',
    {
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Die Wünsche einer Familie; der Aufruf bestätigt sie nicht',
        querystring: z.object({ token: z.string().max(100) }),
        response: { 200: wishSheetSchema, ...problemReplies(400, 404, 503) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return show(request.query.token);
    },
  );

  app.post(
    '/api/ferienprogramm/wunschzettel/bestaetigen',
    {
      ...writing,
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Einen Wunschzettel mit dem Link der E-Mail bestätigen',
        body: wishConfirmationSchema,
        response: { 200: wishSheetSchema, ...problems },
      },
    },
    async (request, reply) => {
      refuse(await confirmWishSheet(database.db, request.body.token));
      reply.header('cache-control', 'no-store');
      return show(request.body.token);
    },
  );

  app.post(
    '/api/ferienprogramm/wunschzettel/speichern',
    {
      ...writing,
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Wünsche, Rangfolge und Gruppe bis zum letzten Tag ändern',
        body: wishChangeSchema,
        response: { 200: wishSheetSchema, ...problems },
      },
    },
    async (request, reply) => {
      const season = await service.readSaison();
      refuse(await changeWishSheet(database.db, request.body, season, () => new Date()));
      reply.header('cache-control', 'no-store');
      return show(request.body.token);
    },
  );
};
