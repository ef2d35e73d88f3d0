import { type Bekanntmachungen, bekanntmachungenSchema } from '@gm/shared/bereiche/bekanntmachungen/bekanntmachungen';
import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import { listeAbfrageSchema } from '@gm/shared/schemas/liste';
import { z } from 'zod';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { getJetzt } from '../../../kern/betrieb/uhr.ts';
import { countPages } from '../../../kern/regeln/count-pages.ts';
import { problemReplies } from '../../../kern/server/problem-replies.ts';
import { parseSuche } from '../../../kern/suche/classify-eintrag.ts';
import { createBekanntmachungRepository } from '../bekanntmachung-repository.ts';

/** These come from addresses people edit: a year or a view that is none narrows nothing down. */
const abfrageSchema = listeAbfrageSchema.extend({
  ansicht: z.string().max(20).optional().describe('„archiv“: die abgelaufenen'),
  jahr: z
    .string()
    .max(20)
    .default('')
    .transform((jahr) => (/^20\d{2}$/.test(jahr) ? jahr : undefined))
    .describe('Nur in diesem Jahr bekannt gemachte'),
  typ: z.string().max(100).optional().describe('Nur diese Rubrik, so wie Adressen sie nennen'),
  q: z.string().max(200).default('').transform(parseSuche).describe('Wörter, die alle vorkommen müssen'),
});
type Abfrage = z.output<typeof abfrageSchema>;

/** Official notices, the newest first. A page behind the last one does not exist; the first one always does. */
export const bekanntmachungen: RoutePlugin = async (app, { lesen, cache }) => {
  const repository = createBekanntmachungRepository(lesen);

  async function listBekanntmachungen(abfrage: Abfrage, heute: string): Promise<Bekanntmachungen> {
    const { seite, pro_seite, jahr, typ, q } = abfrage;
    const archiv = abfrage.ansicht === 'archiv';
    const filter = { heute, archiv, jahr, typ: typ || undefined, woerter: q };
    const liste = await repository.list(filter, { seite, proSeite: pro_seite });
    return { ...liste, archiv, pagination: countPages(liste.anzahl, seite, pro_seite) };
  }

  app.get(
    '/api/cms/bekanntmachungen',
    {
      schema: {
        tags: ['Inhalte'],
        summary: 'Öffentliche Bekanntmachungen, die neuesten zuerst',
        querystring: abfrageSchema,
        response: { 200: bekanntmachungenSchema, ...problemReplies(400, 404) },
      },
    },
    async (request, reply) => {
      const { tag: heute } = readBerlinerZeit(getJetzt());
      const key = `bekanntmachungen ${heute} ${JSON.stringify(request.query)}`;
      return cache.send(request, reply, key, () => listBekanntmachungen(request.query, heute));
    },
  );
};
