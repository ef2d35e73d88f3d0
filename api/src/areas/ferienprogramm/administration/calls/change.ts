import { holidayChangeSchema } from '@gm/shared/areas/ferienprogramm/registration/holiday-change';
import { receiptSchema } from '@gm/shared/schemas/form';
import type { RoutePlugin } from '../../../../core/composition/area.ts';
import { carryOut } from '../../../../core/forms/carry-out.ts';
import { problemReplies } from '../../../../core/platform/http/problem-replies.ts';
import { keyHeadSchema } from '../../../../core/platform/protection/protection.ts';
import { registerFormParser } from '../../../../core/platform/protection/read-form-data.ts';
import { requireRole } from '../../../../core/services/accounts/sessions/require-role.ts';
import { createHolidayService } from '../../holiday-service.ts';
import { createHolidayChange } from '../change-veranstaltung.ts';

/** Staff change the places of an event or cancel it. */
export const change: RoutePlugin = async (app, services) => {
  const { config, database, stand: state } = services;
  const service = createHolidayService(database, state, config);
  registerFormParser(app, { dateifelder: [] });
  app.post(
    '/api/intranet/ferienprogramm/aenderung',
    {
      onRequest: requireRole(services, 'redaktion'),
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Die Plätze einer Veranstaltung ändern oder sie absagen',
        consumes: ['application/json', 'application/x-www-form-urlencoded'],
        headers: keyHeadSchema,
        body: holidayChangeSchema,
        response: { 201: receiptSchema, ...problemReplies(400, 401, 403, 404, 409, 422, 503) },
      },
    },
    async (request, reply) => {
      const command = createHolidayChange(await service.readSaison(), new Date());
      const key = request.headers['idempotency-key'];
      return reply.code(201).send(await carryOut(database.db, command, request.body, key));
    },
  );
};
