import { intranetSearchSchema, intranetTextSchema, intranetTextsSchema } from '@gm/shared/areas/intranet/intranet';
import { AppError } from '@gm/shared/errors/app-error';
import { z } from 'zod';
import type { RoutePlugin } from '../../../core/composition/area.ts';
import { problemReplies } from '../../../core/platform/http/problem-replies.ts';
import { countPages } from '../../../core/platform/rules/count-pages.ts';
import { getLoggedIn, requireRole } from '../../../core/services/accounts/sessions/require-role.ts';
import { getNewSince } from '../get-new-since.ts';
import { createIntranetRepository } from '../intranet-repository.ts';

/** News of all categories: the latest, a single text, and the search in news and archive. */
export const texts: RoutePlugin = async (app, services) => {
  const onRequest = requireRole(services, 'mitarbeiter');
  const forWhom = (request: Parameters<typeof getLoggedIn>[0]) =>
    createIntranetRepository(services.database.db, getNewSince(getLoggedIn(request).neu_seit));

  app.get(
    '/api/cms/intranet/texte',
    {
      onRequest,
      schema: {
        tags: ['Intranet'],
        summary: 'Die neuesten Texte aus allen Rubriken',
        querystring: z.object({
          seite: z.coerce.number().int().min(1).max(1_000_000).default(1),
          pro_seite: z.coerce.number().int().min(1).max(100).default(3),
        }),
        response: { 200: intranetTextsSchema, ...problemReplies(400, 401, 403, 404) },
      },
    },
    async (request) => {
      const { seite: page, pro_seite } = request.query;
      const { data, anzahl: count } = await forWhom(request).listTexts(null, { seite: page, proSeite: pro_seite });
      return { titel: '', data, pagination: countPages(count, page, pro_seite) };
    },
  );

  app.get(
    '/api/cms/intranet/texte/:id',
    {
      onRequest,
      schema: {
        tags: ['Intranet'],
        summary: 'Ein Text des Intranets',
        params: z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) }),
        response: { 200: intranetTextSchema, ...problemReplies(401, 403, 404) },
      },
    },
    async (request) => {
      const text = await forWhom(request).findText(request.params.id);
      if (!text) throw new AppError('nicht_gefunden', 'Diesen Text gibt es nicht.');
      return text;
    },
  );

  app.get(
    '/api/cms/intranet/suche',
    {
      onRequest,
      schema: {
        tags: ['Intranet'],
        summary: 'Suche in Nachrichten und Archiv des Intranets',
        querystring: z.object({ q: z.string().max(500).default('') }),
        response: { 200: intranetSearchSchema, ...problemReplies(400, 401, 403) },
      },
    },
    async (request) => ({ q: request.query.q, ...(await forWhom(request).search(request.query.q)) }),
  );
};
