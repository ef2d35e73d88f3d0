import { type Directory, directorySchema } from '@gm/shared/schemas/directory';
import { createPageRepository } from '../../../entries/page-repository.ts';
import { isHidden, type RoutePlugin } from '../../../platform/context.ts';
import type { ServicesContext } from '../../context.ts';
import { listEntryPages, listSearchSources } from '../list-search-sources.ts';

/** All public paths, for the sitemap. */
export const directory: RoutePlugin<ServicesContext> = async (
  app,
  { lesen: reading, cache, bereiche: areas, verborgen: hidden },
) => {
  const pages = createPageRepository(reading);

  async function listPaths(): Promise<Directory['data']> {
    const sources = await listSearchSources(reading, areas);
    const all = [...(await pages.listDirectory()), ...(await listEntryPages(reading, areas, sources))];
    return all.filter(({ pfad: path }) => !isHidden(path, hidden)).sort((a, b) => (a.pfad < b.pfad ? -1 : 1));
  }

  app.get(
    '/api/cms/verzeichnis',
    {
      schema: {
        tags: ['Inhalte'],
        summary: 'Alle öffentlichen Pfade mit dem Tag ihrer letzten Änderung',
        response: { 200: directorySchema },
      },
    },
    async (request, reply) => cache.send(request, reply, 'verzeichnis', async () => ({ data: await listPaths() })),
  );
};
