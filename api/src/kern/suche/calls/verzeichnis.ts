import { verzeichnisSchema } from '@gm/shared/schemas/verzeichnis';
import type { RoutePlugin } from '../../bereich.ts';
import { createSeitenRepository } from '../../inhalt/seiten-repository.ts';
import { listEintragPfade, listSuchquellen } from '../list-suchquellen.ts';

/** Every public path, for the site map. */
export const verzeichnis: RoutePlugin = async (app, { database: { db }, cache }) => {
  const seiten = createSeitenRepository(db);

  async function listPaths() {
    const pfade = await listEintragPfade(db, await listSuchquellen(db));
    return [...(await seiten.listVerzeichnis()), ...pfade.map((pfad) => ({ pfad }))];
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
