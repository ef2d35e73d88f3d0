import { intranetSucheSchema, intranetTexteSchema, intranetTextSchema } from '@gm/shared/bereiche/intranet/intranet';
import { AppError } from '@gm/shared/fehler/app-error';
import { z } from 'zod';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { getLoggedIn, requireRolle } from '../../../kern/konten/require-rolle.ts';
import { countPages } from '../../../kern/regeln/count-pages.ts';
import { problemReplies } from '../../../kern/server/problem-replies.ts';
import { getNeuSeit } from '../get-neu-seit.ts';
import { createIntranetRepository } from '../intranet-repository.ts';

/** News of all categories: the latest, a single one, and what is found in them and in the archive. */
export const texte: RoutePlugin = async (app, dienste) => {
  const onRequest = requireRolle(dienste, 'mitarbeiter');
  const fuer = (request: Parameters<typeof getLoggedIn>[0]) =>
    createIntranetRepository(dienste.database.db, getNeuSeit(getLoggedIn(request).neu_seit));

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
        response: { 200: intranetTexteSchema, ...problemReplies(400, 401, 403, 404) },
      },
    },
    async (request) => {
      const { seite, pro_seite } = request.query;
      const { data, anzahl } = await fuer(request).listTexte(null, { seite, proSeite: pro_seite });
      return { titel: '', data, pagination: countPages(anzahl, seite, pro_seite) };
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
      const text = await fuer(request).findText(request.params.id);
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
        response: { 200: intranetSucheSchema, ...problemReplies(400, 401, 403) },
      },
    },
    async (request) => ({ q: request.query.q, ...(await fuer(request).search(request.query.q)) }),
  );
};
