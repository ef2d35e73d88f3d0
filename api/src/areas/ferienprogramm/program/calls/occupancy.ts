import { FERIENPROGRAMM_CATEGORY, programSchema } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import { countFreePlaces } from '@gm/shared/areas/ferienprogramm/rules';
import { z } from 'zod';
import type { RoutePlugin } from '../../../../core/composition/area.ts';
import { checkPassphrase } from '../../../../core/platform/http/check-passphrase.ts';
import { problemReplies } from '../../../../core/platform/http/problem-replies.ts';
import { createFerienprogrammRepository } from '../ferienprogramm-repository.ts';

/** Full events, and events without participants; restricted to staff. */
export const occupancy: RoutePlugin = async (app, { config, database }) => {
  const repository = createFerienprogrammRepository(database.db);

  app.get(
    '/api/ferienprogramm/verwaltung/veranstaltungen',
    {
      onRequest: checkPassphrase('STAFF_TOKEN', config.STAFF_TOKEN, 'Bitte melden Sie sich an.'),
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Veranstaltungen nach ihrer Belegung',
        querystring: z.object({ belegung: z.enum(['alle', 'voll', 'leer']).default('alle') }),
        response: { 200: programSchema, ...problemReplies(400, 401) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const all = await repository.list(FERIENPROGRAMM_CATEGORY);
      if (request.query.belegung === 'voll') return all.filter((event) => countFreePlaces(event) === 0);
      if (request.query.belegung === 'leer') return all.filter((event) => event.bereits_reserviert === 0);
      return all;
    },
  );
};
