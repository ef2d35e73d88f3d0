import { leistungSchema } from '@gm/shared/areas/wegweiser/wegweiser';
import { AppError } from '@gm/shared/errors/app-error';
import { z } from 'zod';
import type { RoutePlugin } from '../../../core/composition/area.ts';
import { problemReplies } from '../../../core/platform/http/problem-replies.ts';
import { createAdministrationRepository } from '../administration-repository.ts';
import { createLeistungRepository } from '../leistung-repository.ts';

/** One service for its page, with the responsible unit. */
export const leistung: RoutePlugin = async (app, { lesen: reading, cache }) => {
  const leistungen = createLeistungRepository(reading);
  const administration = createAdministrationRepository(reading);
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
        const found = await leistungen.find(slug);
        const stelle = found && (await administration.findReachability(found.einheit_id));
        if (!found || !stelle) throw new AppError('nicht_gefunden', 'Diese Leistung gibt es nicht.');
        const { einheit_id: _, ...details } = found;
        return {
          ...details,
          zustaendig: stelle.einheit,
          seo: { title: details.titel, description: details.einleitung, type: 'service', office: stelle.office },
        };
      });
    },
  );
};
