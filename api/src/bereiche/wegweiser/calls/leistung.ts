import { leistungSchema } from '@gm/shared/bereiche/wegweiser/wegweiser';
import { AppError } from '@gm/shared/fehler/app-error';
import { z } from 'zod';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { problemReplies } from '../../../kern/server/problem-replies.ts';
import { createLeistungRepository } from '../leistung-repository.ts';
import { createVerwaltungRepository } from '../verwaltung-repository.ts';

/** One service as its page shows it, with the unit that is responsible. */
export const leistung: RoutePlugin = async (app, { lesen, cache }) => {
  const leistungen = createLeistungRepository(lesen);
  const verwaltung = createVerwaltungRepository(lesen);
  app.get(
    '/api/cms/leistungen/:slug',
    {
      schema: {
        tags: ['Inhalte'],
        summary: 'Eine Leistung mit der zuständigen Stelle',
        params: z.object({ slug: z.string().regex(/^[a-z0-9-]{1,100}$/) }),
        response: { 200: leistungSchema, ...problemReplies(400, 404) },
      },
    },
    async (request, reply) => {
      const { slug } = request.params;
      return cache.send(request, reply, `leistung ${slug}`, async () => {
        const gefunden = await leistungen.find(slug);
        const stelle = gefunden && (await verwaltung.findErreichbarkeit(gefunden.einheit_id));
        if (!gefunden || !stelle) throw new AppError('nicht_gefunden', 'Diese Leistung gibt es nicht.');
        const { einheit_id: _, ...angaben } = gefunden;
        return {
          ...angaben,
          zustaendig: stelle.einheit,
          seo: { title: angaben.titel, description: angaben.einleitung, type: 'service', office: stelle.office },
        };
      });
    },
  );
};
