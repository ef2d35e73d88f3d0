import { buchungSchema } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-buchung';
import { AppError } from '@gm/shared/fehler/app-error';
import { z } from 'zod';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { problemReplies } from '../../../kern/server/problem-replies.ts';
import { createFerienDienst } from '../ferien-dienst.ts';
import { showBuchung } from '../show-buchung.ts';

/** The booking behind a private link. */
export const buchung: RoutePlugin = async (app, { config, database, stand }) => {
  const dienst = createFerienDienst(database, stand, config);

  app.get(
    '/api/ferienprogramm/buchung',
    {
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Die Buchung hinter einem privaten Link',
        querystring: z.object({ token: z.string().max(100) }),
        response: { 200: buchungSchema, ...problemReplies(400, 404, 503) },
      },
    },
    async (request, reply) => {
      const { optionen } = await dienst.readSaison();
      const gefunden = await showBuchung(database.db, request.query.token, optionen, new Date());
      if (!gefunden) throw new AppError('nicht_gefunden', 'Diese Buchung gibt es nicht.');
      reply.header('cache-control', 'no-store');
      return gefunden;
    },
  );
};
