import {
  abgleichAntwortSchema,
  abgleichSchema,
  mitnahmeSchema,
  mitnahmewunschSchema,
} from '@gm/shared/bereiche/ferienprogramm/vor-ort';
import type { RoutePlugin } from '../../../../kern/bereich.ts';
import { takeFromOwnSite } from '../../../../kern/formulare/take-from-own-site.ts';
import { problemReplies } from '../../../../kern/server/problem-replies.ts';
import { mergeAbgleich, takeListe } from '../vor-ort.ts';

/** The helpers of an event share one connection, and each device asks twice a minute. */
const ABGLEICHE_JE_MINUTE = 600;

/** The attendance list on a device, and what was marked there. */
export const vorOrt: RoutePlugin = async (app, { config, database }) => {
  const schreibend = takeFromOwnSite(config);
  const problems = problemReplies(400, 401, 403, 404, 413, 415, 422, 429, 503);

  app.post(
    '/api/ferienprogramm/veranstalter/mitnahme',
    {
      ...schreibend,
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Die Anwesenheitsliste eines Tages auf ein Gerät mitnehmen',
        body: mitnahmewunschSchema,
        response: { 201: mitnahmeSchema, ...problems },
      },
    },
    async (request, reply) => {
      const mitnahme = await database.db.transaction().execute((trx) => takeListe(trx, request.body, new Date()));
      return reply.header('cache-control', 'no-store').code(201).send(mitnahme);
    },
  );

  app.post(
    '/api/ferienprogramm/veranstalter/abgleich',
    {
      ...schreibend,
      config: { rateLimit: { max: ABGLEICHE_JE_MINUTE, timeWindow: '1 minute' } },
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Vermerke eines Geräts zusammenführen; die Antwort ist der gemeinsame Stand',
        body: abgleichSchema,
        response: { 200: abgleichAntwortSchema, ...problems },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return mergeAbgleich(database.db, request.body, new Date());
    },
  );
};
