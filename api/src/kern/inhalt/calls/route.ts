import { routeSchema } from '@gm/shared/schemas/seite';
import { z } from 'zod';
import type { RoutePlugin } from '../../bereich.ts';
import { normalizePfad } from '../../regeln/normalize-pfad.ts';
import { problemReplies } from '../../server/problem-replies.ts';
import { createRouten, noSuchPage } from '../create-routen.ts';

/** What stands on the page of a path. */
export const route: RoutePlugin = async (app, dienste) => {
  const { cache } = dienste;
  const { find, quellen } = createRouten(dienste);

  app.get(
    '/api/cms/route',
    {
      schema: {
        tags: ['Inhalte'],
        summary: 'Inhalt der Seite eines Pfades',
        querystring: z.object({ url: z.string().min(1).describe('Pfad der Seite, z. B. /aktuelles/') }),
        response: { 200: routeSchema, ...problemReplies(400, 404, 410, 414) },
      },
    },
    async (request, reply) => {
      const pfad = normalizePfad(request.query.url);
      if (pfad === null) throw noSuchPage();
      for (const quelle of quellen) {
        const gefunden = await quelle.findPrivate?.(pfad, request, reply);
        if (gefunden) return reply.header('cache-control', 'private, no-store').send(gefunden);
      }
      return cache.send(request, reply, `route ${pfad}`, () => find(pfad));
    },
  );
};
