import { organigrammSchema } from '@gm/shared/bereiche/wegweiser/wegweiser';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { createVerwaltungRepository } from '../verwaltung-repository.ts';

/** All units of the administration as a tree. */
export const organigramm: RoutePlugin = async (app, { lesen, cache }) => {
  const verwaltung = createVerwaltungRepository(lesen);
  app.get(
    '/api/cms/organigramm',
    { schema: { tags: ['Inhalte'], summary: 'Aufbau der Verwaltung', response: { 200: organigrammSchema } } },
    async (request, reply) =>
      cache.send(request, reply, 'organigramm', async () => ({ data: await verwaltung.findBaum() })),
  );
};
