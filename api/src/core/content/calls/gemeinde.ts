import { AppError } from '@gm/shared/errors/app-error';
import { gemeindeSchema } from '@gm/shared/schemas/gemeinde';
import { createMasterDataRepository } from '../../entries/master-data-repository.ts';
import type { RoutePlugin } from '../../platform/context.ts';
import { problemReplies } from '../../platform/http/problem-replies.ts';
import type { ContentContext } from '../context.ts';

/** The municipality: name, address, opening times, social networks, e-services. */
export const gemeinde: RoutePlugin<ContentContext> = async (app, { lesen: reading, cache }) => {
  const masterData = createMasterDataRepository(reading);

  async function findGemeinde() {
    const found = await masterData.findGemeinde();
    if (!found) throw new AppError('nicht_bereit', 'Die Angaben zur Gemeinde sind noch nicht geladen.');
    return found;
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
