import {
  syncAnswerSchema,
  syncSchema,
  takeAwaySchema,
  takeAwayWishSchema,
} from '@gm/shared/areas/ferienprogramm/organisers/on-site';
import type { RoutePlugin } from '../../../../core/composition/area.ts';
import { problemReplies } from '../../../../core/platform/http/problem-replies.ts';
import { takeFromOwnSite } from '../../../../core/platform/protection/take-from-own-site.ts';
import { mergeSync, takeList } from '../on-site.ts';

/** The helpers of an event may share one IP address, and each device syncs twice a minute. */
const SYNCS_PER_MINUTE = 600;

/** The attendance list on a device, and the records made on it. */
export const onSite: RoutePlugin = async (app, { config, database }) => {
  const writing = takeFromOwnSite(config);
  const problems = problemReplies(400, 401, 403, 404, 413, 415, 422, 429, 503);

  app.post(
    '/api/ferienprogramm/veranstalter/mitnahme',
    {
      ...writing,
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Die Anwesenheitsliste eines Tages auf ein Gerät mitnehmen',
        body: takeAwayWishSchema,
        response: { 201: takeAwaySchema, ...problems },
      },
    },
    async (request, reply) => {
      const takeAway = await database.db.transaction().execute((trx) => takeList(trx, request.body, new Date()));
      return reply.header('cache-control', 'no-store').code(201).send(takeAway);
    },
  );

  app.post(
    '/api/ferienprogramm/veranstalter/abgleich',
    {
      ...writing,
      config: { rateLimit: { max: SYNCS_PER_MINUTE, timeWindow: '1 minute' } },
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Vermerke eines Geräts zusammenführen; die Antwort ist der gemeinsame Stand',
        body: syncSchema,
        response: { 200: syncAnswerSchema, ...problems },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return mergeSync(database.db, request.body, new Date());
    },
  );
};
