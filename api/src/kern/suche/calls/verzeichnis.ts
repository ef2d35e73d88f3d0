import { type Verzeichnis, verzeichnisSchema } from '@gm/shared/schemas/verzeichnis';
import { isVerborgen, type RoutePlugin } from '../../bereich.ts';
import { createSeitenRepository } from '../../inhalt/seiten-repository.ts';
import { listEintragseiten, listSuchquellen } from '../list-suchquellen.ts';

/** Every public path, for the site map. */
export const verzeichnis: RoutePlugin = async (app, { lesen, cache, bereiche, verborgen }) => {
  const seiten = createSeitenRepository(lesen);

  async function listPaths(): Promise<Verzeichnis['data']> {
    const quellen = await listSuchquellen(lesen, bereiche);
    const alle = [...(await seiten.listVerzeichnis()), ...(await listEintragseiten(lesen, bereiche, quellen))];
    return alle.filter(({ pfad }) => !isVerborgen(pfad, verborgen)).sort((a, b) => (a.pfad < b.pfad ? -1 : 1));
  }

  app.get(
    '/api/cms/verzeichnis',
    {
      schema: {
        tags: ['Inhalte'],
        summary: 'Alle öffentlichen Pfade mit dem Tag ihrer letzten Änderung',
        response: { 200: verzeichnisSchema },
      },
    },
    async (request, reply) => cache.send(request, reply, 'verzeichnis', async () => ({ data: await listPaths() })),
  );
};
