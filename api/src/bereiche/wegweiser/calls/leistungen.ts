import { leistungenSchema } from '@gm/shared/bereiche/wegweiser/wegweiser';
import { listeAbfrageSchema } from '@gm/shared/schemas/liste';
import { z } from 'zod';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { countPages } from '../../../kern/regeln/count-pages.ts';
import { problemReplies } from '../../../kern/server/problem-replies.ts';
import { suchwoerter } from '../../../kern/suche/suchwoerter.ts';
import { createLeistungRepository } from '../leistung-repository.ts';

const abfrageSchema = listeAbfrageSchema.extend({
  pro_seite: listeAbfrageSchema.shape.pro_seite.unwrap().default(100),
  q: suchwoerter,
  lebenslage: z.string().max(60).optional().describe('Nur Leistungen dieser Lebenslage'),
  buchstabe: z
    .string()
    .max(10)
    .optional()
    .transform((wert = '') => (/^[a-z]$/i.test(wert) ? wert.toUpperCase() : undefined))
    .describe('Nur Leistungen mit diesem Anfangsbuchstaben'),
  order: z.enum(['titel', '-titel']).default('titel'),
});

/** Services from A to Z. A page behind the last one does not exist; the first one always does. */
export const leistungen: RoutePlugin = async (app, { lesen, cache }) => {
  const repository = createLeistungRepository(lesen);
  app.get(
    '/api/cms/leistungen',
    {
      schema: {
        tags: ['Inhalte'],
        summary: 'Leistungen der Verwaltung von A bis Z',
        querystring: abfrageSchema,
        response: { 200: leistungenSchema, ...problemReplies(400, 404) },
      },
    },
    async (request, reply) => {
      const { q: woerter, lebenslage, buchstabe, order, seite, pro_seite } = request.query;
      return cache.send(request, reply, `leistungen ${JSON.stringify(request.query)}`, async () => {
        const filter = { woerter, lebenslage: lebenslage || undefined, buchstabe };
        const ausschnitt = { absteigend: order === '-titel', seite, proSeite: pro_seite };
        const { data, anzahl } = await repository.list(filter, ausschnitt);
        const pagination = countPages(anzahl, seite, pro_seite);
        return { data, pagination, anzahl, auswahl: await repository.findAuswahl() };
      });
    },
  );
};
