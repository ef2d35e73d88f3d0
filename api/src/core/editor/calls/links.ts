import { linksSchema } from '@gm/shared/schemas/editor/editorial';
import { z } from 'zod';
import type { RoutePlugin } from '../../platform/context.ts';
import { problemReplies } from '../../platform/http/problem-replies.ts';
import { requireRole } from '../../services/accounts/sessions/require-role.ts';
import type { EditorContext } from '../context.ts';
import { LINK_ORDERINGS } from '../links/link-ordering.ts';
import { showLinks } from '../links/show-links.ts';

/** Broken links of the content. */
export const links: RoutePlugin<EditorContext> = async (app, services) => {
  const { bereiche: areas, config, database } = services;
  app.get(
    '/api/intranet/redaktion/links',
    {
      onRequest: requireRole(services, 'redaktion', 'admin'),
      schema: {
        tags: ['Redaktion'],
        summary: 'Links, die nicht mehr funktionieren',
        querystring: z.object({
          typ: z.enum(['', 'kaputt', 'umgezogen']).catch(''),
          sort: z.union([z.enum(LINK_ORDERINGS), z.literal('')]).catch(''),
          seite: z.coerce.number().int().min(1).max(1_000_000).default(1),
        }),
        response: { 200: linksSchema, ...problemReplies(400, 401, 403, 404) },
      },
    },
    ({ query: { typ: type, sort, seite: page } }) =>
      showLinks(database.db, areas, config.LINK_CHECK, { typ: type, ordnung: sort || null, seite: page }),
  );
};
