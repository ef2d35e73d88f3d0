import { artikelSchema } from '@gm/shared/bereiche/aktuelles/artikel';
import { AppError } from '@gm/shared/fehler/app-error';
import { eilmeldungenSchema } from '@gm/shared/schemas/eilmeldung';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { idParams } from '../../../kern/regeln/nummer-schema.ts';
import { problemReplies } from '../../../kern/server/problem-replies.ts';
import { createEilmeldungRepository } from '../eilmeldung-repository.ts';
import { showAlsArtikel } from '../show-as-artikel.ts';

/** Urgent notices that hold now. Every begin, end and change raises the content version, so the replies may be kept. */
export const eilmeldungen: RoutePlugin = async (app, { lesen, cache }) => {
  const repository = createEilmeldungRepository(lesen);

  async function findArtikel(id: number) {
    const gefunden = await repository.find(id);
    if (!gefunden) throw new AppError('nicht_gefunden', 'Diese Eilmeldung gilt nicht mehr.');
    return showAlsArtikel(gefunden);
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
