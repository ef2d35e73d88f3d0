import { artikelListeSchema } from '@gm/shared/bereiche/aktuelles/artikel';
import { listeAbfrageSchema } from '@gm/shared/schemas/liste';
import { z } from 'zod';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { countPages } from '../../../kern/regeln/count-pages.ts';
import { readSorting } from '../../../kern/regeln/read-sorting.ts';
import { problemReplies } from '../../../kern/server/problem-replies.ts';
import { ARTIKEL_FELDER, createArtikelRepository } from '../artikel-repository.ts';

const nummer = z.coerce.number().int().positive().max(2_147_483_647);
const nummern = z
  .string()
  .regex(/^\d{1,9}(,\d{1,9})*$/)
  .transform((liste) => liste.split(',').map(Number));
const wahrheit = z.enum(['true', 'false', '1', '0']).transform((wert) => wert === 'true' || wert === '1');

const abfrageSchema = listeAbfrageSchema.extend({
  interessengruppen_id: nummer.optional().describe('Nur Artikel für diese Lesergruppe'),
  rubrik_id: nummern.optional().describe('Nummern von Rubriken, durch Komma getrennt'),
  rubriken: nummern.optional().describe('Wie rubrik_id; so reichen Seiten ihre Abfrage weiter'),
  highlight: wahrheit.optional().describe('Nur Topthemen oder nur die anderen'),
  order: z
    .string()
    .max(100)
    .default('-datum_von,sortierung')
    .transform((order, context) => {
      const sortierung = readSorting(order, ARTIKEL_FELDER);
      if (!sortierung) context.addIssue({ code: 'custom', message: 'Unbekanntes Feld.' });
      return sortierung ?? [];
    })
    .describe(`Felder durch Komma getrennt, absteigend mit „-“: ${ARTIKEL_FELDER.join(', ')}`),
});
type Abfrage = z.output<typeof abfrageSchema>;

/** News, newest first. A page behind the last one does not exist; the first one always does. */
export const aktuelles: RoutePlugin = async (app, { lesen, cache }) => {
  const artikel = createArtikelRepository(lesen);

  async function listArtikel({ seite, pro_seite, order, ...abfrage }: Abfrage) {
    const filter = {
      rubriken: abfrage.rubrik_id ?? abfrage.rubriken,
      interessengruppe: abfrage.interessengruppen_id,
      highlight: abfrage.highlight,
    };
    const { data, anzahl } = await artikel.list(filter, { sortierung: order, seite, proSeite: pro_seite });
    return { data, pagination: countPages(anzahl, seite, pro_seite) };
  }

  app.get(
    '/api/cms/aktuelles',
    {
      schema: {
        tags: ['Inhalte'],
        summary: 'Meldungen, die neuesten zuerst',
        querystring: abfrageSchema,
        response: { 200: artikelListeSchema, ...problemReplies(400, 404) },
      },
    },
    async (request, reply) => {
      const key = `aktuelles ${JSON.stringify(request.query)}`;
      return cache.send(request, reply, key, () => listArtikel(request.query));
    },
  );
};
