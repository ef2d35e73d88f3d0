import { verzeichnisSchema } from '@gm/shared/schemas/verzeichnis';
import { createFerienprogrammRepository } from '../../daten/ferienprogramm-repository.ts';
import { createKalenderRepository } from '../../daten/kalender-repository.ts';
import { createSeitenRepository } from '../../daten/seiten-repository.ts';
import type { RoutePlugin } from '../../dienste.ts';

/** Every public path, for the site map. */
export const verzeichnis: RoutePlugin = async (app, { database, cache }) => {
  const seiten = createSeitenRepository(database.db);
  const kalender = createKalenderRepository(database.db);
  const ferienprogramm = createFerienprogrammRepository(database.db);

  async function listePfade() {
    const veranstaltungen = [...(await kalender.listeSuchzeilen()), ...(await ferienprogramm.listeSuchzeilen())];
    return [...(await seiten.listeVerzeichnis()), ...veranstaltungen.map(({ pfad }) => ({ pfad }))];
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
    async (request, reply) => cache.send(request, reply, 'verzeichnis', async () => ({ data: await listePfade() })),
  );
};
