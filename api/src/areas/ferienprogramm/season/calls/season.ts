import { seasonPageSchema } from '@gm/shared/areas/ferienprogramm/season-page';
import { receiptSchema } from '@gm/shared/schemas/form';
import { z } from 'zod';
import type { RoutePlugin } from '../../../../core/composition/area.ts';
import { problemReplies } from '../../../../core/platform/http/problem-replies.ts';
import { registerFormParser } from '../../../../core/platform/protection/read-form-data.ts';
import { requireRole } from '../../../../core/services/accounts/sessions/require-role.ts';
import { createHolidayService } from '../../holiday-service.ts';
import { runSeasonOperation } from '../run-season-operation.ts';
import { seasonOperations } from '../season-operation.ts';
import { showSeason } from '../show-season.ts';

const PATH = '/api/intranet/ferienprogramm/saison';

/** The season of the holiday programme for staff: what is set and missing, copying the last one. */
export const season: RoutePlugin = async (app, services) => {
  const { config, database, stand: state } = services;
  const service = createHolidayService(database, state, config);
  const onRequest = requireRole(services, 'redaktion');
  registerFormParser(app, { dateifelder: [] });

  app.get(
    PATH,
    {
      onRequest,
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Was für die Saison eingestellt ist, was noch fehlt und was sich aus der letzten übernehmen lässt',
        response: { 200: seasonPageSchema, ...problemReplies(401, 403, 503) },
      },
    },
    async () => showSeason(database.db, await service.readSettings(), new Date()),
  );

  app.post(
    PATH,
    {
      onRequest,
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Angebote der letzten Saison als Entwürfe übernehmen, oder Entwürfe zusammen veröffentlichen',
        consumes: ['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json'],
        body: z.discriminatedUnion('vorgang', [...seasonOperations]),
        response: { 201: receiptSchema, ...problemReplies(400, 401, 403, 409, 415, 422, 503) },
      },
    },
    async (request, reply) => {
      const sentence = await runSeasonOperation(database.db, request.body, new Date());
      return reply.code(201).send({ id: 0, referenz: sentence });
    },
  );
};
