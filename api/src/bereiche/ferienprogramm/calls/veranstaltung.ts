import { programmSchema } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import { AppError } from '@gm/shared/fehler/app-error';
import { z } from 'zod';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { problemReplies } from '../../../kern/server/problem-replies.ts';
import { createFerienprogrammRepository } from '../ferienprogramm-repository.ts';

/** One event of the holiday programme, as a list of which the first entry counts (requirement F-2). */
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
        response: { 200: programmSchema, ...problemReplies(404) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const find = async () => {
        const gefunden = await repository.findAll([id]);
        if (gefunden.length === 0) throw new AppError('nicht_gefunden', 'Diese Veranstaltung gibt es nicht.');
        return gefunden;
      };
      const seconds = config.FERIEN_PLAETZE_SEKUNDEN;
      return cache.send(request, reply, `ferienveranstaltung ${id}`, find, { seconds });
    },
  );
};
