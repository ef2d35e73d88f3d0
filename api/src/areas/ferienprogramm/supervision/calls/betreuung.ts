import { receiptSchema } from '@gm/shared/schemas/form';
import { z } from 'zod';
import type { RoutePlugin } from '../../../../core/composition/area.ts';
import { problemReplies } from '../../../../core/platform/http/problem-replies.ts';
import { registerFormParser } from '../../../../core/platform/protection/read-form-data.ts';
import { getActor, requireRole } from '../../../../core/services/accounts/sessions/require-role.ts';
import { createHolidayService } from '../../holiday-service.ts';
import { runBetreuungsOperation } from '../betreuung.ts';
import { betreuungsOperations } from '../organiser-operation.ts';

/** Staff set the organisers and questions of an event. */
export const betreuung: RoutePlugin = async (app, services) => {
  const { config, database, stand: state } = services;
  const service = createHolidayService(database, state, config);
  registerFormParser(app, { dateifelder: [] });
  app.post(
    '/api/intranet/ferienprogramm/veranstalter',
    {
      onRequest: requireRole(services, 'redaktion'),
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Veranstalter ein- oder austragen, Fragen an die Familien festlegen',
        consumes: ['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json'],
        body: z.discriminatedUnion('vorgang', [...betreuungsOperations]),
        response: { 201: receiptSchema, ...problemReplies(400, 401, 403, 404, 409, 415, 422, 503) },
      },
    },
    async (request, reply) => {
      const season = await service.readSaison();
      const sentence = await runBetreuungsOperation(database.db, request.body, season, getActor(request).name);
      service.wakeMailVersand();
      return reply.code(201).send({ id: request.body.id, referenz: sentence });
    },
  );
};
