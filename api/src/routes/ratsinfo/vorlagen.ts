import { type Ratsvorlagen, ratsvorlagenSchema } from '@gm/shared/schemas/ratsinfo';
import { z } from 'zod';
import { createRatsvorlageRepository } from '../../daten/ratsvorlage-repository.ts';
import type { RoutePlugin } from '../../dienste.ts';
import { createRatsAntwort } from '../../ratsinfo/create-rats-antwort.ts';
import { ratsListeSchema } from '../../ratsinfo/rats-abfrage.ts';
import { zaehleSeiten } from '../../regeln/zaehle-seiten.ts';
import { suchwoerter } from '../../suche/suchwoerter.ts';
import { problemReplies } from '../problem-replies.ts';

const abfrageSchema = ratsListeSchema.extend({
  q: suchwoerter,
  typ: z.string().max(100).default('').describe('Nur Vorlagen dieser Art'),
});

/** Papers, the latest first. */
export const ratsvorlagen: RoutePlugin = async (app, dienste) => {
  const antworte = createRatsAntwort(dienste);

  app.get(
    '/api/cms/ratsinfo/vorlagen',
    {
      schema: {
        tags: ['Ratsinformation'],
        summary: 'Vorlagen, die neuesten zuerst',
        querystring: abfrageSchema,
        response: { 200: ratsvorlagenSchema, ...problemReplies(400, 404) },
      },
    },
    async (request, reply) => {
      const { q, typ, gremium, jahr, seite, pro_seite } = request.query;
      return antworte(request, reply, 'vorlagen', async ({ sicht }): Promise<Ratsvorlagen> => {
        const vorlagen = createRatsvorlageRepository(dienste.database.db, sicht);
        const filter = { gremium, jahr, art: typ || undefined, woerter: q };
        const anzahl = await vorlagen.zaehle(filter);
        const pagination = zaehleSeiten(anzahl, seite, pro_seite);
        const [data, auswahl] = await Promise.all([
          vorlagen.liste(filter, { seite, proSeite: pro_seite }),
          vorlagen.findeAuswahl(),
        ]);
        return { data: data.map((vorlage) => ({ ...vorlage, auszug: [] })), pagination, anzahl, auswahl };
      });
    },
  );
};
