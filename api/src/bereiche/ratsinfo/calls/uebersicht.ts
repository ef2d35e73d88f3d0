import { type Ratsuebersicht, ratsuebersichtSchema } from '@gm/shared/bereiche/ratsinfo/ratsinfo';
import { addTage } from '@gm/shared/regeln/berliner-zeit';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { createRatsAntwort } from '../create-rats-antwort.ts';
import { createRatssitzungRepository } from '../ratssitzung-repository.ts';
import { createRatsvorlageRepository } from '../ratsvorlage-repository.ts';

const GEZEIGTE_SITZUNGEN = 3;
const GEZEIGTE_VORLAGEN = 5;

/** What is going on in the council: the start page of its information system. */
export const ratsuebersicht: RoutePlugin = async (app, dienste) => {
  const { db } = dienste.database;
  const answer = createRatsAntwort(dienste);

  app.get(
    '/api/cms/ratsinfo/uebersicht',
    {
      schema: {
        tags: ['Ratsinformation'],
        summary: 'Nächste und letzte Sitzungen, neue Vorlagen',
        response: { 200: ratsuebersichtSchema },
      },
    },
    async (request, reply) =>
      answer(request, reply, 'uebersicht', async ({ sicht, heute }): Promise<Ratsuebersicht> => {
        const sitzungen = createRatssitzungRepository(db, sicht);
        const ausschnitt = { seite: 1, proSeite: GEZEIGTE_SITZUNGEN };
        const [naechste, letzte, vorlagen] = await Promise.all([
          sitzungen.list({ ab: heute }, ausschnitt),
          sitzungen.list({ bis: addTage(heute, -1) }, { ...ausschnitt, absteigend: true }),
          createRatsvorlageRepository(db, sicht).listNew(GEZEIGTE_VORLAGEN),
        ]);
        return { naechste, letzte, vorlagen };
      }),
  );
};
