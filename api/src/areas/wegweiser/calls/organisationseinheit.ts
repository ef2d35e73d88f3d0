import { unitPageSchema } from '@gm/shared/areas/wegweiser/wegweiser';
import { AppError } from '@gm/shared/errors/app-error';
import { z } from 'zod';
import type { RoutePlugin } from '../../../core/composition/area.ts';
import { problemReplies } from '../../../core/platform/http/problem-replies.ts';
import { createAdministrationRepository } from '../administration-repository.ts';
import { createLeistungRepository } from '../leistung-repository.ts';

/** A unit with all its subunits and its services. */
export const organisationseinheit: RoutePlugin = async (app, { lesen: reading, cache }) => {
  const administration = createAdministrationRepository(reading);
  const leistungen = createLeistungRepository(reading);
  app.get(
    '/api/cms/organisationseinheit/:id',
    {
      schema: {
        tags: ['Inhalte'],
        summary: 'Eine Organisationseinheit mit ihren untergeordneten Einheiten und Leistungen',
        params: z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) }),
        response: { 200: unitPageSchema, ...problemReplies(400, 404) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      return cache.send(request, reply, `organisationseinheit ${id}`, async () => {
        const found = await administration.findEinheit(id);
        if (!found) throw new AppError('nicht_gefunden', 'Diese Organisationseinheit gibt es nicht.');
        return { ...found, leistungen: await leistungen.listVonEinheit(id) };
      });
    },
  );
};
