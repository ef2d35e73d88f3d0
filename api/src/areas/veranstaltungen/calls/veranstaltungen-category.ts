import { categorySchema } from '@gm/shared/schemas/events/veranstaltung-data';
import type { RoutePlugin } from '../../../core/composition/area.ts';
import { createVeranstaltungRepository } from '../veranstaltung-repository.ts';

/** Categories of the calendar by name. */
export const veranstaltungenCategory: RoutePlugin = async (app, { lesen: reading, cache }) => {
  const repository = createVeranstaltungRepository(reading);
  app.get(
    '/api/cms/veranstaltungen_rubrik',
    { schema: { tags: ['Inhalte'], summary: 'Rubriken der Veranstaltungen', response: { 200: categorySchema } } },
    async (request, reply) =>
      cache.send(request, reply, 'veranstaltungen_rubrik', async () => ({
        data: await repository.listRubriken(),
        pagination: { page: 1, pages: 1 },
      })),
  );
};
