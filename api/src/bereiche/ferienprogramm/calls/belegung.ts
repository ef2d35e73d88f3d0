import { FERIENPROGRAMM_RUBRIK, programmSchema } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import { countFreePlaetze } from '@gm/shared/bereiche/ferienprogramm/regeln';
import { z } from 'zod';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { checkKennwort } from '../../../kern/server/check-kennwort.ts';
import { problemReplies } from '../../../kern/server/problem-replies.ts';
import { createFerienprogrammRepository } from '../ferienprogramm-repository.ts';

/** Events that are full, and events nobody is booked into; for staff only. */
export const belegung: RoutePlugin = async (app, { config, database }) => {
  const repository = createFerienprogrammRepository(database.db);

  app.get(
    '/api/ferienprogramm/verwaltung/veranstaltungen',
    {
      onRequest: checkKennwort(config.STAFF_TOKEN, 'Bitte melden Sie sich an.'),
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Veranstaltungen nach ihrer Belegung',
        querystring: z.object({ belegung: z.enum(['alle', 'voll', 'leer']).default('alle') }),
        response: { 200: programmSchema, ...problemReplies(400, 401) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const alle = await repository.list(FERIENPROGRAMM_RUBRIK);
      if (request.query.belegung === 'voll') return alle.filter((event) => countFreePlaetze(event) === 0);
      if (request.query.belegung === 'leer') return alle.filter((event) => event.bereits_reserviert === 0);
      return alle;
    },
  );
};
