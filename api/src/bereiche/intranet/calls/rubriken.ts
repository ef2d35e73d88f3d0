import { intranetRubrikenSchema, intranetTexteSchema } from '@gm/shared/bereiche/intranet/intranet';
import { AppError } from '@gm/shared/fehler/app-error';
import { listeAbfrageSchema } from '@gm/shared/schemas/liste';
import { z } from 'zod';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { getLoggedIn, requireRolle } from '../../../kern/konten/require-rolle.ts';
import { countPages } from '../../../kern/regeln/count-pages.ts';
import { readSorting } from '../../../kern/regeln/read-sorting.ts';
import { problemReplies } from '../../../kern/server/problem-replies.ts';
import { getNeuSeit } from '../get-neu-seit.ts';
import { createIntranetRepository } from '../intranet-repository.ts';

/** Categories of the staff's news, and the texts of one. */
export const rubriken: RoutePlugin = async (app, dienste) => {
  const { db } = dienste.database;
  const onRequest = requireRolle(dienste, 'mitarbeiter');

  app.get(
    '/api/cms/intranet/rubrik',
    {
      onRequest: requireRolle(dienste, 'mitarbeiter', 'verein'),
      schema: {
        tags: ['Intranet'],
        summary: 'Rubriken der Nachrichten im Intranet',
        response: { 200: intranetRubrikenSchema, ...problemReplies(401, 403) },
      },
    },
    async (request) => {
      const { rollen, neu_seit } = getLoggedIn(request);
      const repository = createIntranetRepository(db, getNeuSeit(neu_seit));
      // The navigation of the work area asks for them; clubs have it, too, and the news are the staff's.
      const data = rollen.includes('verein') ? [] : await repository.listRubriken();
      return { data, pagination: { page: 1, pages: 1 }, verborgen: [...dienste.verborgen] };
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
        querystring: listeAbfrageSchema.extend({
          // Requirement I-2: 1 of 10 when unspecified.
          pro_seite: z.coerce.number().int().min(1).max(999).default(10),
          order: z.string().max(100).default('-datum_von'),
        }),
        response: { 200: intranetTexteSchema, ...problemReplies(400, 401, 403, 404) },
      },
    },
    async (request) => {
      const repository = createIntranetRepository(db, getNeuSeit(getLoggedIn(request).neu_seit));
      const { seite, pro_seite, order } = request.query;
      const [sortierung, ...weitere] = readSorting(order, ['datum_von']) ?? [];
      if (!sortierung || weitere.length > 0) {
        throw new AppError('eingabe_ungueltig', 'Sortiert wird nach „datum_von“ oder „-datum_von“.');
      }
      const rubrik = await repository.findRubrik(request.params.url);
      if (!rubrik) throw new AppError('nicht_gefunden', 'Diese Rubrik gibt es nicht.');
      const aufsteigend = sortierung.richtung === 'asc';
      const { data, anzahl } = await repository.listTexte(rubrik.id, { seite, proSeite: pro_seite, aufsteigend });
      return { titel: rubrik.titel, data, pagination: countPages(anzahl, seite, pro_seite) };
    },
  );
};
