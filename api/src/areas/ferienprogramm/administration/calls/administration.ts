import {
  berichtigungSchema,
  holidayAdministrationSchema,
  holidayParticipantsSchema,
} from '@gm/shared/areas/ferienprogramm/holiday-administration';
import { AppError } from '@gm/shared/errors/app-error';
import { z } from 'zod';
import type { RoutePlugin } from '../../../../core/composition/area.ts';
import { problemReplies } from '../../../../core/platform/http/problem-replies.ts';
import { requireRole } from '../../../../core/services/accounts/sessions/require-role.ts';
import { createHolidayService } from '../../holiday-service.ts';
import { showAdministration, showBerichtigung, showParticipants } from '../show-administration.ts';

const params = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });
const unknownOne = () => new AppError('nicht_gefunden', 'Diese Veranstaltung gibt es nicht.');

/** Holiday programme for staff: figures of all events, participants of one, and one to be corrected. */
export const administration: RoutePlugin = async (app, services) => {
  const { config, database, stand: state } = services;
  const service = createHolidayService(database, state, config);
  const onRequest = requireRole(services, 'redaktion');

  app.get(
    '/api/intranet/ferienprogramm',
    {
      onRequest,
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Veranstaltungen mit Belegung, Warteliste und Einnahmen',
        response: { 200: holidayAdministrationSchema, ...problemReplies(401, 403, 503) },
      },
    },
    async () => showAdministration(database.db, await service.readSettings(), new Date()),
  );

  app.get(
    '/api/intranet/ferienprogramm/:id',
    {
      onRequest,
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Teilnehmerinnen, Teilnehmer und Warteliste einer Veranstaltung',
        params,
        response: { 200: holidayParticipantsSchema, ...problemReplies(400, 401, 403, 404, 503) },
      },
    },
    async (request) => {
      const found = await showParticipants(database.db, request.params.id, await service.readSaison());
      if (!found) throw unknownOne();
      return found;
    },
  );

  app.get(
    '/api/intranet/ferienprogramm/:id/berichtigung',
    {
      onRequest,
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Die Angaben einer veröffentlichten Veranstaltung, die aus einem Vorschlag entstand, zum Berichtigen',
        params,
        response: { 200: berichtigungSchema, ...problemReplies(400, 401, 403, 404) },
      },
    },
    async (request) => {
      const found = await showBerichtigung(database.db, request.params.id);
      if (!found) throw unknownOne();
      return found;
    },
  );
};
