import { ansprechpartnerSchema } from '@gm/shared/areas/wegweiser/wegweiser';
import { AppError } from '@gm/shared/errors/app-error';
import { z } from 'zod';
import type { RoutePlugin } from '../../../core/composition/area.ts';
import { problemReplies } from '../../../core/platform/http/problem-replies.ts';
import { createAdministrationRepository } from '../administration-repository.ts';

/** Staff of a unit. */
export const ansprechpartner: RoutePlugin = async (app, { lesen: reading, cache }) => {
  const administration = createAdministrationRepository(reading);
  app.get(
    '/api/cms/ansprechpartner/:id',
    {
      schema: {
        tags: ['Inhalte'],
        summary: 'Wer in einer Organisationseinheit arbeitet',
        params: z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) }),
        response: { 200: ansprechpartnerSchema, ...problemReplies(400, 404) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      return cache.send(request, reply, `ansprechpartner ${id}`, async () => {
        const found = await administration.findAnsprechpartner(id);
        if (!found) throw new AppError('nicht_gefunden', 'Diese Organisationseinheit gibt es nicht.');
        return found;
      });
    },
  );
};
