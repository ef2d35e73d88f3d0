import { FERIENPROGRAMM_RUBRIK, programmSchema } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import { z } from 'zod';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { problemReplies } from '../../../kern/server/problem-replies.ts';
import { createFerienprogrammRepository } from '../ferienprogramm-repository.ts';

const abfrageSchema = z.object({
  rubrik: z.coerce
    .number()
    .int()
    .positive()
    .max(2_147_483_647)
    .default(FERIENPROGRAMM_RUBRIK)
    .describe('Rubrik der Veranstaltungen; das Ferienprogramm ist 24'),
});

/** All events of the holiday programme with the places taken at this moment. */
export const programm: RoutePlugin = async (app, { database }) => {
  const repository = createFerienprogrammRepository(database.db);

  app.get(
    '/api/ferienprogramm/programm',
    {
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Veranstaltungen des Ferienprogramms mit ihren belegten Plätzen',
        querystring: abfrageSchema,
        response: { 200: programmSchema, ...problemReplies(400) },
      },
    },
    async (request, reply) => {
      // Places change with every booking: neither a proxy nor the page cache may keep them.
      reply.header('cache-control', 'no-store');
      return repository.list(request.query.rubrik);
    },
  );
};
