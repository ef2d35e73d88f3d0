import { intranetCategorySchema, intranetTextsSchema } from '@gm/shared/areas/intranet/intranet';
import { AppError } from '@gm/shared/errors/app-error';
import { listQuerySchema } from '@gm/shared/schemas/list';
import { z } from 'zod';
import type { RoutePlugin } from '../../../core/composition/area.ts';
import { problemReplies } from '../../../core/platform/http/problem-replies.ts';
import { countPages } from '../../../core/platform/rules/count-pages.ts';
import { sortingQuery } from '../../../core/platform/rules/sorting-query.ts';
import { getLoggedIn, requireRole } from '../../../core/services/accounts/sessions/require-role.ts';
import { getNewSince } from '../get-new-since.ts';
import { createIntranetRepository } from '../intranet-repository.ts';

/** Categories of staff news, and the texts of one. */
export const categories: RoutePlugin = async (app, services) => {
  const { db } = services.database;
  const onRequest = requireRole(services, 'mitarbeiter');

  app.get(
    '/api/cms/intranet/rubrik',
    {
      onRequest: requireRole(services, 'mitarbeiter', 'verein'),
      schema: {
        tags: ['Intranet'],
        summary: 'Rubriken der Nachrichten im Intranet',
        response: { 200: intranetCategorySchema, ...problemReplies(401, 403) },
      },
    },
    async (request) => {
      const { rollen: roles, neu_seit } = getLoggedIn(request);
      const repository = createIntranetRepository(db, getNewSince(neu_seit));
      // The navigation of the work area requests them for clubs, too, but news are for staff only.
      const data = roles.includes('verein') ? [] : await repository.listRubriken();
      return { data, pagination: { page: 1, pages: 1 }, verborgen: [...services.verborgen] };
    },
  );

  app.get(
    '/api/cms/intranet/rubrik/:url',
    {
      onRequest,
      schema: {
        tags: ['Intranet'],
        summary: 'Texte einer Rubrik, die neuesten zuerst',
        params: z.object({ url: z.string().max(100) }),
        querystring: listQuerySchema.extend({
          // Requirement I-2: 1 of 10 when unspecified.
          pro_seite: z.coerce.number().int().min(1).max(999).default(10),
          order: sortingQuery(['datum_von'], '-datum_von'),
        }),
        response: { 200: intranetTextsSchema, ...problemReplies(400, 401, 403, 404) },
      },
    },
    async (request) => {
      const repository = createIntranetRepository(db, getNewSince(getLoggedIn(request).neu_seit));
      const { seite: page, pro_seite, order } = request.query;
      const category = await repository.findRubrik(request.params.url);
      if (!category) throw new AppError('nicht_gefunden', 'Diese Rubrik gibt es nicht.');
      const ascending = order[0]?.richtung === 'asc';
      const { data, anzahl: count } = await repository.listTexts(category.id, {
        seite: page,
        proSeite: pro_seite,
        aufsteigend: ascending,
      });
      return { titel: category.titel, data, pagination: countPages(count, page, pro_seite) };
    },
  );
};
