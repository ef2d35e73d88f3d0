import {
  againSchema,
  confirmationSchema,
  confirmedSchema,
  openBookingPageSchema,
} from '@gm/shared/areas/ferienprogramm/registration/open-booking';
import { AppError } from '@gm/shared/errors/app-error';
import { nameNetwork } from '@gm/shared/rules/name-network';
import { z } from 'zod';
import type { RoutePlugin } from '../../../../core/composition/area.ts';
import { problemReplies } from '../../../../core/platform/http/problem-replies.ts';
import { takeFromOwnSite } from '../../../../core/platform/protection/take-from-own-site.ts';
import { createHolidayService } from '../../holiday-service.ts';
import { confirm } from '../confirm.ts';
import { resend, showOpen } from '../open-booking.ts';

const unknownOne = () => new AppError('nicht_gefunden', 'Diese Buchung gibt es nicht.');

/** Unconfirmed bookings: shows one, confirms it by the link of the mail, and sends that mail again. */
export const stillOpen: RoutePlugin = async (app, { config, database, stand: state }) => {
  const service = createHolidayService(database, state, config);
  const writing = takeFromOwnSite(config);
  const problems = problemReplies(400, 403, 404, 409, 415, 422, 429, 503);
  const show = async (token: string) => {
    const found = await showOpen(database.db, token, await service.readSaison(), new Date());
    if (!found) throw unknownOne();
    return found;
  };

  app.get(
    '/api/ferienprogramm/offen',
    {
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Eine Buchung, die noch zu bestätigen ist; der Aufruf bestätigt sie nicht',
        querystring: z.object({ token: z.string().max(100) }),
        response: { 200: openBookingPageSchema, ...problemReplies(400, 404, 503) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return show(request.query.token);
    },
  );

  app.post(
    '/api/ferienprogramm/offen/bestaetigen',
    {
      ...writing,
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Eine Buchung mit dem Link der E-Mail bestätigen',
        body: confirmationSchema,
        response: { 200: confirmedSchema, ...problems },
      },
    },
    async (request, reply) => {
      const season = await service.readSaison();
      const result = await confirm(database.db, request.body.token, season, new Date());
      if (result.art === 'unbekannt') throw unknownOne();
      if (result.art === 'verfallen') {
        const message =
          'Die Zeit für die Bestätigung ist abgelaufen, die Plätze sind wieder frei. Bitte buchen Sie neu.';
        throw new AppError('konflikt', message, { titel: 'Zu spät' });
      }
      reply.header('cache-control', 'no-store');
      return result;
    },
  );

  app.post(
    '/api/ferienprogramm/offen/mail',
    {
      ...writing,
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Die E-Mail zur Bestätigung noch einmal senden, auch an eine andere Adresse',
        body: againSchema,
        response: { 200: openBookingPageSchema, ...problems },
      },
    },
    async (request, reply) => {
      const season = await service.readSaison();
      const bounds = { ...config, netz: nameNetwork(request.ip) };
      const { art: kind } = await resend(database.db, request.body, season, bounds);
      if (kind === 'unbekannt') throw unknownOne();
      if (kind === 'vorbei') throw new AppError('konflikt', 'Diese Buchung wartet nicht mehr auf eine Bestätigung.');
      if (kind === 'umgezogen') {
        const message =
          'Die E-Mail-Adresse wurde gerade in einem anderen Fenster geändert. Bitte laden Sie die Seite neu.';
        throw new AppError('konflikt', message);
      }
      if (kind === 'begrenzt') {
        const message = `Heute können wir keine weitere E-Mail senden. Bitte wenden Sie sich an das Rathaus: ${season.optionen.email}`;
        throw new AppError('zu_viele_anfragen', message);
      }
      reply.header('cache-control', 'no-store');
      return show(request.body.token);
    },
  );
};
