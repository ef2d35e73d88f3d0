import { linksSchema } from '@gm/shared/schemas/redaktion';
import { z } from 'zod';
import type { RoutePlugin } from '../../bereich.ts';
import { requireRolle } from '../../konten/require-rolle.ts';
import { problemReplies } from '../../server/problem-replies.ts';
import { LINKORDNUNGEN } from '../links/linkordnung.ts';
import { showLinks } from '../links/show-links.ts';

/** Links to elsewhere that visitors should not be led to any more. */
export const links: RoutePlugin = async (app, dienste) => {
  const { bereiche, config, database } = dienste;
  app.get(
    '/api/intranet/redaktion/links',
    {
      onRequest: requireRolle(dienste, 'redaktion', 'admin'),
      schema: {
        tags: ['Redaktion'],
        summary: 'Links zu anderen Websites, die nicht mehr gehen',
        querystring: z.object({
          typ: z.enum(['', 'kaputt', 'umgezogen']).catch(''),
          sort: z.union([z.enum(LINKORDNUNGEN), z.literal('')]).catch(''),
          seite: z.coerce.number().int().min(1).max(1_000_000).default(1),
        }),
        response: { 200: linksSchema, ...problemReplies(400, 401, 403, 404) },
      },
    },
    ({ query: { typ, sort, seite } }) =>
      showLinks(database.db, bereiche, config.LINKS_PRUEFEN, { typ, ordnung: sort || null, seite }),
  );
};
