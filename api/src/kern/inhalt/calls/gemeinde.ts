import { AppError } from '@gm/shared/fehler/app-error';
import { gemeindeSchema } from '@gm/shared/schemas/gemeinde';
import type { RoutePlugin } from '../../bereich.ts';
import { problemReplies } from '../../server/problem-replies.ts';
import { createStammdatenRepository } from '../stammdaten-repository.ts';

/** The municipality: name, address, opening times, social networks, e-services. */
export const gemeinde: RoutePlugin = async (app, { lesen, cache }) => {
  const stammdaten = createStammdatenRepository(lesen);

  async function findGemeinde() {
    const gefunden = await stammdaten.findGemeinde();
    if (!gefunden) throw new AppError('nicht_bereit', 'Die Angaben zur Gemeinde sind noch nicht geladen.');
    return gefunden;
  }

  app.get(
    '/api/cms/gemeinde',
    {
      schema: {
        tags: ['Inhalte'],
        summary: 'Angaben zur Gemeinde',
        response: { 200: gemeindeSchema, ...problemReplies(503) },
      },
    },
    async (request, reply) => cache.send(request, reply, 'gemeinde', findGemeinde),
  );
};
