import { artikelSchema } from '@gm/shared/areas/aktuelles/artikel';
import { AppError } from '@gm/shared/errors/app-error';
import { eilmeldungenSchema } from '@gm/shared/schemas/eilmeldung';
import type { RoutePlugin } from '../../../core/composition/area.ts';
import { problemReplies } from '../../../core/platform/http/problem-replies.ts';
import { idParams } from '../../../core/platform/rules/number-schema.ts';
import { createEilmeldungRepository } from '../eilmeldung-repository.ts';
import { showAsArtikel } from '../show-as-artikel.ts';

/** Current urgent notices. Every start, end and change raises the content version, so responses can be cached. */
export const eilmeldungen: RoutePlugin = async (app, { lesen: reading, cache }) => {
  const repository = createEilmeldungRepository(reading);

  async function findArtikel(id: number) {
    const found = await repository.find(id);
    if (!found) throw new AppError('nicht_gefunden', 'Diese Eilmeldung gilt nicht mehr.');
    return showAsArtikel(found);
  }

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
      cache.send(request, reply, 'eilmeldungen', async () => ({ data: await repository.list() })),
  );

  app.get(
    '/api/cms/eilmeldungen/:id',
    {
      schema: {
        tags: ['Inhalte'],
        summary: 'Eine Eilmeldung mit ihrem Bild, wie ein Artikel',
        params: idParams,
        response: { 200: artikelSchema, ...problemReplies(404) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      return cache.send(request, reply, `eilmeldung ${id}`, () => findArtikel(id));
    },
  );
};
