import { AppError } from '@gm/shared/fehler/app-error';
import { listeAbfrageSchema } from '@gm/shared/schemas/liste';
import { BRANCHENEINTRAG_TYPEN, brancheneintraegeSchema } from '@gm/shared/schemas/veranstaltung-daten';
import { z } from 'zod';
import { createVeranstaltungRepository } from '../../daten/veranstaltung-repository.ts';
import type { RoutePlugin } from '../../dienste.ts';
import { problemReplies } from '../problem-replies.ts';

const abfrageSchema = listeAbfrageSchema.extend({
  typ: z.enum(BRANCHENEINTRAG_TYPEN).optional(),
  order: z.literal('titel').default('titel'),
});

/** Clubs, institutions and facilities by their titles. */
export const brancheneintraege: RoutePlugin = async (app, { database, cache }) => {
  const repository = createVeranstaltungRepository(database.db);
  app.get(
    '/api/cms/brancheneintraege',
    {
      schema: {
        tags: ['Inhalte'],
        summary: 'Vereine, Institutionen und Einrichtungen',
        querystring: abfrageSchema,
        response: { 200: brancheneintraegeSchema, ...problemReplies(400, 404) },
      },
    },
    async (request, reply) => {
      const { typ, seite, pro_seite } = request.query;
      return cache.send(request, reply, `brancheneintraege ${JSON.stringify(request.query)}`, async () => {
        const { data, anzahl } = await repository.listeBrancheneintraege(typ, { seite, proSeite: pro_seite });
        const pages = Math.max(1, Math.ceil(anzahl / pro_seite));
        if (seite > pages) throw new AppError('nicht_gefunden', 'Diese Seite gibt es nicht.');
        return { data, pagination: { page: seite, pages } };
      });
    },
  );
};
