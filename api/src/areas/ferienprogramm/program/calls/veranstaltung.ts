import { programSchema } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import { AppError } from '@gm/shared/errors/app-error';
import { z } from 'zod';
import type { RoutePlugin } from '../../../../core/composition/area.ts';
import { problemReplies } from '../../../../core/platform/http/problem-replies.ts';
import { createFerienprogrammRepository } from '../ferienprogramm-repository.ts';

/** One event of the holiday programme, as a list with one entry (requirement F-2). */
export const veranstaltung: RoutePlugin = async (app, { cache, config, database }) => {
  const repository = createFerienprogrammRepository(database.db);

  app.get(
    '/api/ferienprogramm/programm/:id',
    {
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Eine Veranstaltung des Ferienprogramms; der erste Eintrag der Liste zählt',
        params: z.object({
          id: z
            .string()
            .regex(/^[1-9]\d{0,8}$/)
            .transform(Number),
        }),
        response: { 200: programSchema, ...problemReplies(404) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const find = async () => {
        const found = await repository.findAll([id]);
        if (found.length === 0) throw new AppError('nicht_gefunden', 'Diese Veranstaltung gibt es nicht.');
        return found;
      };
      const seconds = config.HOLIDAY_PLACES_SECONDS;
      return cache.send(request, reply, `ferienveranstaltung ${id}`, find, { seconds });
    },
  );
};
