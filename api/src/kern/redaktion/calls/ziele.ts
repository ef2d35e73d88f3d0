import { zieleSchema } from '@gm/shared/schemas/redaktion';
import { z } from 'zod';
import type { RoutePlugin } from '../../bereich.ts';
import { requireRolle } from '../../konten/require-rolle.ts';
import { problemReplies } from '../../server/problem-replies.ts';
import { createSuchtypen } from '../../suche/suchtypen.ts';
import { createZielRepository } from '../../suche/ziel-repository.ts';

/** More than one reads before one types another letter. */
const ANZAHL = 12;

/** What there is to link to. */
export const ziele: RoutePlugin = async (app, dienste) => {
  const { getTyp } = createSuchtypen(dienste.bereiche);
  app.get(
    '/api/intranet/redaktion/ziele',
    {
      onRequest: requireRolle(dienste, 'redaktion', 'admin', 'autor', 'verein'),
      schema: {
        tags: ['Redaktion'],
        summary: 'Seiten der Website, zu denen ein Link führen kann',
        querystring: z.object({
          q: z.string().max(200).default('').describe('Worte des Titels, oder Anfang des Pfades'),
        }),
        response: { 200: zieleSchema, ...problemReplies(400, 401, 403) },
      },
    },
    async (request) => {
      const gefunden = await createZielRepository(dienste.database.db, dienste).listZiele(
        request.query.q.trim(),
        ANZAHL,
      );
      return { data: gefunden.map(({ typ, titel, pfad }) => ({ titel, pfad, art: getTyp(typ).einer })) };
    },
  );
};
