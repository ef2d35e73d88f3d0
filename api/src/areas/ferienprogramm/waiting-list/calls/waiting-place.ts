import {
  bookingReceiptSchema,
  waitingAnswerSchema,
  waitingPlaceSchema,
} from '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-booking';
import { AppError } from '@gm/shared/errors/app-error';
import { z } from 'zod';
import type { RoutePlugin } from '../../../../core/composition/area.ts';
import { problemReplies } from '../../../../core/platform/http/problem-replies.ts';
import { takeFromOwnSite } from '../../../../core/platform/protection/take-from-own-site.ts';
import { createHolidayService } from '../../holiday-service.ts';
import { acceptOffer, confirmWaitingPlace, refuseOffer, showWaitingPlace } from '../waiting-list.ts';

const unknownOne = () => new AppError('nicht_gefunden', 'Diesen Platz auf der Warteliste gibt es nicht.');

/** A waiting list entry for its private link: shows it, accepts an offer, or leaves the list. */
export const waitingPlace: RoutePlugin = async (app, { config, database, stand: state }) => {
  const service = createHolidayService(database, state, config);
  const writing = takeFromOwnSite(config);
  const problems = problemReplies(400, 403, 404, 409, 415, 422, 429, 503);
  const show = async (token: string) => {
    const found = await showWaitingPlace(database.db, token, await service.readSaison());
    if (!found) throw unknownOne();
    return found;
  };

  app.get(
    '/api/ferienprogramm/warteplatz',
    {
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Der Platz auf der Warteliste hinter einem privaten Link',
        querystring: z.object({ token: z.string().max(100) }),
        response: { 200: waitingPlaceSchema, ...problemReplies(400, 404, 503) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return show(request.query.token);
    },
  );

  app.post(
    '/api/ferienprogramm/warteplatz/bestaetigen',
    {
      ...writing,
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Einen Platz auf der Warteliste mit dem Link der E-Mail bestätigen',
        body: waitingAnswerSchema,
        response: { 200: waitingPlaceSchema, ...problems },
      },
    },
    async (request, reply) => {
      const { token } = request.body;
      const { art: kind } = await confirmWaitingPlace(database.db, token, await service.readSaison());
      if (kind === 'unbekannt') throw unknownOne();
      service.wakeMailVersand();
      reply.header('cache-control', 'no-store');
      return show(token);
    },
  );

  app.post(
    '/api/ferienprogramm/warteplatz/annehmen',
    {
      ...writing,
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Einen angebotenen Platz annehmen und damit buchen',
        body: waitingAnswerSchema,
        response: { 201: bookingReceiptSchema, ...problems },
      },
    },
    async (request, reply) => {
      const result = await acceptOffer(database.db, request.body.token, await service.readSaison(), new Date());
      if (result.art === 'unbekannt') throw unknownOne();
      if (result.art === 'abgelehnt') throw new AppError('konflikt', result.meldung, { titel: 'Nicht möglich' });
      service.wakeMailVersand();
      return reply.code(201).header('cache-control', 'no-store').send(result.eingang);
    },
  );

  app.post(
    '/api/ferienprogramm/warteplatz/ablehnen',
    {
      ...writing,
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Die Warteliste verlassen oder einen angebotenen Platz ablehnen',
        body: waitingAnswerSchema,
        response: { 200: waitingPlaceSchema, ...problems },
      },
    },
    async (request, reply) => {
      const { token } = request.body;
      const result = await refuseOffer(database.db, token, await service.readSaison(), new Date());
      if (result.art === 'unbekannt') throw unknownOne();
      reply.header('cache-control', 'no-store');
      return show(token);
    },
  );
};
