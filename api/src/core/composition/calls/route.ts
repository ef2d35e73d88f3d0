import { routeSchema } from '@gm/shared/schemas/page';
import { z } from 'zod';
import { problemReplies } from '../../platform/http/problem-replies.ts';
import { normalizePath } from '../../platform/rules/normalize-path.ts';
import type { RoutePlugin } from '../area.ts';
import { createRoutes, noSuchPage } from '../create-routes.ts';

/** The content of the page at a path. */
export const route: RoutePlugin = async (app, services) => {
  const { cache } = services;
  const { find, quellen: sources } = createRoutes(services);

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
      const path = normalizePath(request.query.url);
      if (path === null) throw noSuchPage();
      for (const source of sources) {
        const found = await source.findPrivate?.(path, request, reply);
        if (found) return reply.header('cache-control', 'private, no-store').send(found);
      }
      return cache.send(request, reply, `route ${path}`, () => find(path));
    },
  );
};
