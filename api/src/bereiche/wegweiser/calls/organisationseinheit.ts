import { einheitSeiteSchema } from '@gm/shared/bereiche/wegweiser/wegweiser';
import { AppError } from '@gm/shared/fehler/app-error';
import { z } from 'zod';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { problemReplies } from '../../../kern/server/problem-replies.ts';
import { createLeistungRepository } from '../leistung-repository.ts';
import { createVerwaltungRepository } from '../verwaltung-repository.ts';

/** A unit with all units below it and the services it is responsible for. */
export const organisationseinheit: RoutePlugin = async (app, { lesen, cache }) => {
  const verwaltung = createVerwaltungRepository(lesen);
  const leistungen = createLeistungRepository(lesen);
  app.get(
    '/api/cms/organisationseinheit/:id',
    {
      schema: {
        tags: ['Inhalte'],
        summary: 'Eine Organisationseinheit mit ihren untergeordneten Einheiten und Leistungen',
        params: z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) }),
        response: { 200: einheitSeiteSchema, ...problemReplies(400, 404) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      return cache.send(request, reply, `organisationseinheit ${id}`, async () => {
        const gefunden = await verwaltung.findEinheit(id);
        if (!gefunden) throw new AppError('nicht_gefunden', 'Diese Organisationseinheit gibt es nicht.');
        return { ...gefunden, leistungen: await leistungen.listVonEinheit(id) };
      });
    },
  );
};
