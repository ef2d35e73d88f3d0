import { eilmeldungenSchema } from '@gm/shared/schemas/eilmeldung';
import { createEilmeldungRepository } from '../../daten/eilmeldung-repository.ts';
import type { RoutePlugin } from '../../dienste.ts';

/** Urgent notices that hold now. Every begin, end and change raises the content version, so the reply may be kept. */
export const eilmeldungen: RoutePlugin = async (app, { database, cache }) => {
  const repository = createEilmeldungRepository(database.db);

  app.get(
    '/api/cms/eilmeldungen',
    {
      schema: {
        tags: ['Inhalte'],
        summary: 'Eilmeldungen, die gerade gelten',
        response: { 200: eilmeldungenSchema },
      },
    },
    async (request, reply) =>
      cache.send(request, reply, 'eilmeldungen', async () => ({ data: await repository.liste() })),
  );
};
