import { AppError } from '@gm/shared/fehler/app-error';
import { veranstaltungKurzSchema } from '@gm/shared/schemas/veranstaltung-daten';
import { z } from 'zod';
import { createVeranstaltungRepository } from '../../daten/veranstaltung-repository.ts';
import type { RoutePlugin } from '../../dienste.ts';
import { problemReplies } from '../problem-replies.ts';

/**
 * One event. A hall may be asked for before staff have released the event, so its title and organiser, and nothing more,
 * can be read with `freigabe=keine_freigabe_abfrage`.
 */
export const veranstaltungKurz: RoutePlugin = async (app, { database }) => {
  const repository = createVeranstaltungRepository(database.db);
  app.get(
    '/api/cms/veranstaltungen/:id',
    {
      schema: {
        tags: ['Inhalte'],
        summary: 'Titel und Veranstalter einer Veranstaltung',
        params: z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) }),
        querystring: z.object({ freigabe: z.literal('keine_freigabe_abfrage').optional() }),
        response: { 200: veranstaltungKurzSchema, ...problemReplies(400, 404) },
      },
    },
    async (request, reply) => {
      const gefunden = await repository.finde(request.params.id, request.query.freigabe !== undefined);
      if (!gefunden) throw new AppError('nicht_gefunden', 'Diese Veranstaltung gibt es nicht.');
      return reply.header('cache-control', 'no-store').send(gefunden);
    },
  );
};
