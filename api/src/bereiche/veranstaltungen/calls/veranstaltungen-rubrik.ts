import { rubrikenSchema } from '@gm/shared/schemas/veranstaltung-daten';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { createVeranstaltungRepository } from '../veranstaltung-repository.ts';

/** Categories of the calendar by their names. */
export const veranstaltungenRubrik: RoutePlugin = async (app, { lesen, cache }) => {
  const repository = createVeranstaltungRepository(lesen);
  app.get(
    '/api/cms/veranstaltungen_rubrik',
    { schema: { tags: ['Inhalte'], summary: 'Rubriken der Veranstaltungen', response: { 200: rubrikenSchema } } },
    async (request, reply) =>
      cache.send(request, reply, 'veranstaltungen_rubrik', async () => ({
        data: await repository.listRubriken(),
        pagination: { page: 1, pages: 1 },
      })),
  );
};
