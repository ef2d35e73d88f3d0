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

/**
 * All events of the holiday programme with the places that are taken. In the rush of the first morning everybody asks: what was
 * counted within the last second is right enough, the booking itself decides (decision 066).
 */
export const programm: RoutePlugin = async (app, { cache, config, database }) => {
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
      const { rubrik } = request.query;
      const seconds = config.FERIEN_PLAETZE_SEKUNDEN;
      return cache.send(request, reply, `ferienprogramm ${rubrik}`, () => repository.list(rubrik), { seconds });
    },
  );
};
