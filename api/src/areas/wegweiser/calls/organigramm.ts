import { organigrammSchema } from '@gm/shared/areas/wegweiser/wegweiser';
import type { RoutePlugin } from '../../../core/composition/area.ts';
import { createAdministrationRepository } from '../administration-repository.ts';

/** All units of the administration as a tree. */
export const organigramm: RoutePlugin = async (app, { lesen: reading, cache }) => {
  const administration = createAdministrationRepository(reading);
  app.get(
    '/api/cms/organigramm',
    { schema: { tags: ['Inhalte'], summary: 'Aufbau der Verwaltung', response: { 200: organigrammSchema } } },
    async (request, reply) =>
      cache.send(request, reply, 'organigramm', async () => ({ data: await administration.findBaum() })),
  );
};
