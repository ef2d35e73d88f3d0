import { type Ratsberichte, ratsberichteSchema } from '@gm/shared/bereiche/ratsinfo/ratsinfo';
import { addTage } from '@gm/shared/regeln/berliner-zeit';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { countPages } from '../../../kern/regeln/count-pages.ts';
import { problemReplies } from '../../../kern/server/problem-replies.ts';
import { createRatsAntwort } from '../create-rats-antwort.ts';
import { ratsListeSchema } from '../rats-abfrage.ts';
import { createRatssitzungRepository } from '../ratssitzung-repository.ts';

/** Meetings that took place, with what was decided there. */
export const ratsberichte: RoutePlugin = async (app, dienste) => {
  const answer = createRatsAntwort(dienste);

  app.get(
    '/api/cms/ratsinfo/berichte',
    {
      schema: {
        tags: ['Ratsinformation'],
        summary: 'Vergangene Sitzungen mit ihren Beschlüssen, die letzten zuerst',
        querystring: ratsListeSchema,
        response: { 200: ratsberichteSchema, ...problemReplies(400, 404) },
      },
    },
    async (request, reply) => {
      const { gremium, jahr, seite, pro_seite: proSeite } = request.query;
      return answer(request, reply, 'berichte', async ({ sicht, heute }): Promise<Ratsberichte> => {
        const sitzungen = createRatssitzungRepository(dienste.database.db, sicht);
        const filter = { gremium, jahr, bis: addTage(heute, -1) };
        const anzahl = await sitzungen.count(filter);
        const pagination = countPages(anzahl, seite, proSeite);
        const [data, { monate: _, ...auswahl }] = await Promise.all([
          sitzungen.listBerichte(filter, { seite, proSeite }),
          sitzungen.findAuswahl(),
        ]);
        return { data, pagination, anzahl, auswahl };
      });
    },
  );
};
