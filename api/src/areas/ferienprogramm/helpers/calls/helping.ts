import { helpingSchema } from '@gm/shared/areas/ferienprogramm/organisers/helper';
import { receiptSchema } from '@gm/shared/schemas/form';
import { z } from 'zod';
import type { RoutePlugin } from '../../../../core/composition/area.ts';
import { buildTokenHash } from '../../../../core/platform/config/secret.ts';
import { problemReplies } from '../../../../core/platform/http/problem-replies.ts';
import { registerFormParser } from '../../../../core/platform/protection/read-form-data.ts';
import { takeFromOwnSite } from '../../../../core/platform/protection/take-from-own-site.ts';
import { createHolidayService } from '../../holiday-service.ts';
import { createAccessRepository } from '../../organisers/access-repository.ts';
import { endAccess } from '../../organisers/open-access.ts';
import { helpingOperations } from '../helper-operation.ts';
import { runHelping } from '../helping.ts';
import { showHelping } from '../show-helper.ts';

const PATH = '/api/ferienprogramm/veranstalter/helfen';

/** Helpers see the events they were asked to help at, without children, and choose their days. */
export const helping: RoutePlugin = async (app, { config, database, stand: state }) => {
  const { db } = database;
  const service = createHolidayService(database, state, config);
  registerFormParser(app, { dateifelder: [] });

  app.get(
    PATH,
    {
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Wo und an welchen Tagen jemand hilft',
        querystring: z.object({ token: z.string().max(100) }),
        response: { 200: helpingSchema, ...problemReplies(400) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const email = await createAccessRepository(db).find(buildTokenHash(request.query.token));
      return email === null ? { angemeldet: false, email: '', data: [] } : showHelping(db, email, new Date());
    },
  );

  app.post(
    PATH,
    {
      ...takeFromOwnSite(config),
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Sagen, an welchen Tagen man hilft, den eigenen Eintrag löschen, sich abmelden',
        consumes: ['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json'],
        body: z.discriminatedUnion('vorgang', [...helpingOperations]),
        response: {
          201: receiptSchema.extend({ weiter: z.string().optional() }),
          ...problemReplies(400, 401, 403, 404, 415, 422, 429, 503),
        },
      },
    },
    async (request, reply) => {
      const input = request.body;
      reply.header('cache-control', 'no-store').code(201);
      if (input.vorgang === 'abmelden') return endAccess(db, input.token);
      const season = await service.readSaison();
      const reference = await db.transaction().execute((trx) => runHelping(trx, input, season, new Date()));
      service.wakeMailVersand();
      return { id: input.id, referenz: reference };
    },
  );
};
