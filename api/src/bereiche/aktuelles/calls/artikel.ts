import { artikelSchema } from '@gm/shared/bereiche/aktuelles/artikel';
import { AppError } from '@gm/shared/fehler/app-error';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { idParams } from '../../../kern/regeln/nummer-schema.ts';
import { problemReplies } from '../../../kern/server/problem-replies.ts';
import { createArtikelRepository } from '../artikel-repository.ts';

/** A whole article with gallery and related articles. */
export const artikel: RoutePlugin = async (app, { lesen, cache }) => {
  const repository = createArtikelRepository(lesen);

  async function findArtikel(id: number) {
    const gefunden = await repository.find(id);
    if (!gefunden) throw new AppError('nicht_gefunden', 'Diesen Artikel gibt es nicht.');
    return gefunden;
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
