import { mitarbeiterSchema } from '@gm/shared/bereiche/wegweiser/wegweiser';
import { AppError } from '@gm/shared/fehler/app-error';
import { z } from 'zod';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { problemReplies } from '../../../kern/server/problem-replies.ts';
import { createVerwaltungRepository } from '../verwaltung-repository.ts';

/** Somebody who works for the municipality. */
export const mitarbeiter: RoutePlugin = async (app, { lesen, cache }) => {
  const verwaltung = createVerwaltungRepository(lesen);
  app.get(
    '/api/cms/mitarbeiter/:id',
    {
      schema: {
        tags: ['Inhalte'],
        summary: 'Eine Person der Verwaltung',
        params: z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) }),
        response: { 200: mitarbeiterSchema, ...problemReplies(400, 404) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      return cache.send(request, reply, `mitarbeiter ${id}`, async () => {
        const gefunden = await verwaltung.findMitarbeiter(id);
        if (!gefunden) throw new AppError('nicht_gefunden', 'Diese Person gibt es nicht.');
        return gefunden;
      });
    },
  );
};
