import { ansprechpartnerSchema } from '@gm/shared/bereiche/wegweiser/wegweiser';
import { AppError } from '@gm/shared/fehler/app-error';
import { z } from 'zod';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { problemReplies } from '../../../kern/server/problem-replies.ts';
import { createVerwaltungRepository } from '../verwaltung-repository.ts';

/** Who works in a unit. */
export const ansprechpartner: RoutePlugin = async (app, { lesen, cache }) => {
  const verwaltung = createVerwaltungRepository(lesen);
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
        const gefunden = await verwaltung.findAnsprechpartner(id);
        if (!gefunden) throw new AppError('nicht_gefunden', 'Diese Organisationseinheit gibt es nicht.');
        return gefunden;
      });
    },
  );
};
