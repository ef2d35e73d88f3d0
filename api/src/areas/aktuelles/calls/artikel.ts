import { artikelSchema } from '@gm/shared/areas/aktuelles/artikel';
import { AppError } from '@gm/shared/errors/app-error';
import type { RoutePlugin } from '../../../core/composition/area.ts';
import { problemReplies } from '../../../core/platform/http/problem-replies.ts';
import { idParams } from '../../../core/platform/rules/number-schema.ts';
import { createArtikelRepository } from '../artikel-repository.ts';

/** An article with gallery and related articles. */
export const artikel: RoutePlugin = async (app, { lesen: reading, cache }) => {
  const repository = createArtikelRepository(reading);

  async function findArtikel(id: number) {
    const found = await repository.find(id);
    if (!found) throw new AppError('nicht_gefunden', 'Diesen Artikel gibt es nicht.');
    return found;
  }

  app.get(
    '/api/cms/artikel/:id',
    {
      schema: {
        tags: ['Inhalte'],
        summary: 'Ein Artikel mit Bildergalerie und verwandten Artikeln',
        params: idParams,
        response: { 200: artikelSchema, ...problemReplies(404) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      return cache.send(request, reply, `artikel ${id}`, () => findArtikel(id));
    },
  );
};
