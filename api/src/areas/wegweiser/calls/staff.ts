import { staffSchema } from '@gm/shared/areas/wegweiser/wegweiser';
import { AppError } from '@gm/shared/errors/app-error';
import { z } from 'zod';
import type { RoutePlugin } from '../../../core/composition/area.ts';
import { problemReplies } from '../../../core/platform/http/problem-replies.ts';
import { createAdministrationRepository } from '../administration-repository.ts';

/** A staff member. */
export const staff: RoutePlugin = async (app, { lesen: reading, cache }) => {
  const administration = createAdministrationRepository(reading);
  app.get(
    '/api/cms/mitarbeiter/:id',
    {
      schema: {
        tags: ['Inhalte'],
        summary: 'Eine Person der Verwaltung',
        params: z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) }),
        response: { 200: staffSchema, ...problemReplies(400, 404) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      return cache.send(request, reply, `mitarbeiter ${id}`, async () => {
        const found = await administration.findMitarbeiter(id);
        if (!found) throw new AppError('nicht_gefunden', 'Diese Person gibt es nicht.');
        return found;
      });
    },
  );
};
