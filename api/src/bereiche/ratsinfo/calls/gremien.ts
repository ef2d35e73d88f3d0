import {
  type Ratsgremien,
  type Ratsgremium,
  ratsgremienSchema,
  ratsgremiumSchema,
} from '@gm/shared/bereiche/ratsinfo/ratsinfo';
import { AppError } from '@gm/shared/fehler/app-error';
import { addTage } from '@gm/shared/regeln/berliner-zeit';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { problemReplies } from '../../../kern/server/problem-replies.ts';
import { createRatsAntwort } from '../create-rats-antwort.ts';
import { ratsParams } from '../rats-abfrage.ts';
import { createRatsgremiumRepository } from '../ratsgremium-repository.ts';
import { buildRatsfeedPfad, buildRatskalenderPfad } from '../ratsinfo-pfad.ts';
import { createRatssitzungRepository } from '../ratssitzung-repository.ts';

const GEZEIGTE_SITZUNGEN = 5;

/** Bodies and groups of the council, and each with its members and meetings. */
export const ratsgremien: RoutePlugin = async (app, dienste) => {
  const answer = createRatsAntwort(dienste);
  const gremien = createRatsgremiumRepository(dienste.database.db);

  app.get(
    '/api/cms/ratsinfo/gremien',
    {
      schema: {
        tags: ['Ratsinformation'],
        summary: 'Gremien und Fraktionen',
        response: { 200: ratsgremienSchema },
      },
    },
    async (request, reply) =>
      answer(request, reply, 'gremien', async ({ sicht, heute }): Promise<Ratsgremien> => {
        const sitzungen = createRatssitzungRepository(dienste.database.db, sicht);
        const alle = await gremien.list(heute);
        const data = alle.map(async (gremium) => {
          const [naechste] = await sitzungen.list({ gremium: gremium.id, ab: heute }, { seite: 1, proSeite: 1 });
          return { ...gremium, naechste: naechste ?? null };
        });
        return { data: await Promise.all(data) };
      }),
  );

  app.get(
    '/api/cms/ratsinfo/gremien/:id',
    {
      schema: {
        tags: ['Ratsinformation'],
        summary: 'Ein Gremium mit Mitgliedern und Sitzungen',
        params: ratsParams,
        response: { 200: ratsgremiumSchema, ...problemReplies(404) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      return answer(request, reply, 'gremium', async ({ sicht, heute }): Promise<Ratsgremium> => {
        const sitzungen = createRatssitzungRepository(dienste.database.db, sicht);
        const gremium = await gremien.find(id, heute);
        if (!gremium) throw new AppError('nicht_gefunden', 'Dieses Gremium gibt es nicht.');
        const ausschnitt = { seite: 1, proSeite: GEZEIGTE_SITZUNGEN };
        const [naechste, letzte] = await Promise.all([
          sitzungen.list({ gremium: id, ab: heute }, ausschnitt),
          sitzungen.list({ gremium: id, bis: addTage(heute, -1) }, { ...ausschnitt, absteigend: true }),
        ]);
        return {
          ...gremium,
          naechste,
          letzte,
          kalenderURL: buildRatskalenderPfad({ gremium: id }),
          feedURL: buildRatsfeedPfad(id),
          seo: { title: gremium.name, description: `Mitglieder und Sitzungen: ${gremium.name}`, type: 'website' },
        };
      });
    },
  );
};
