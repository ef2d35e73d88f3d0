import { FERIENPROGRAMM_CATEGORY, programSchema } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import { z } from 'zod';
import type { RoutePlugin } from '../../../../core/composition/area.ts';
import { problemReplies } from '../../../../core/platform/http/problem-replies.ts';
import { createFerienprogrammRepository } from '../ferienprogramm-repository.ts';

const querySchema = z.object({
  rubrik: z.coerce
    .number()
    .int()
    .positive()
    .max(2_147_483_647)
    .default(FERIENPROGRAMM_CATEGORY)
    .describe('Rubrik der Veranstaltungen; das Ferienprogramm ist 24'),
});

/**
 * All events of the holiday programme with the places taken. Cached for one second because of the rush on the first
 * morning; the booking itself checks the places (decision 064).
 */
export const program: RoutePlugin = async (app, { cache, config, database }) => {
  const repository = createFerienprogrammRepository(database.db);

  app.get(
    '/api/ferienprogramm/programm',
    {
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Veranstaltungen des Ferienprogramms mit ihren belegten Plätzen',
        querystring: querySchema,
        response: { 200: programSchema, ...problemReplies(400) },
      },
    },
    async (request, reply) => {
      const { rubrik: category } = request.query;
      const seconds = config.HOLIDAY_PLACES_SECONDS;
      return cache.send(request, reply, `ferienprogramm ${category}`, () => repository.list(category), { seconds });
    },
  );
};
