import {
  type Branchenverzeichnis,
  branchenverzeichnisSchema,
} from '@gm/shared/bereiche/branchenverzeichnis/branchenverzeichnis';
import { listeAbfrageSchema } from '@gm/shared/schemas/liste';
import { BRANCHENEINTRAG_TYPEN } from '@gm/shared/schemas/veranstaltung-daten';
import { z } from 'zod';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { auswahlAbfrage } from '../../../kern/kalender/auswahl-abfrage.ts';
import { countPages } from '../../../kern/regeln/count-pages.ts';
import { problemReplies } from '../../../kern/server/problem-replies.ts';
import { parseSuche, readLetter } from '../../../kern/suche/classify-eintrag.ts';
import { createBranchenRepository } from '../branchen-repository.ts';
import { countAuswahl } from '../count-auswahl.ts';

/** These come from addresses people edit: a value that means nothing narrows nothing down. */
const abfrageSchema = listeAbfrageSchema.extend({
  typ: z
    .string()
    .max(100)
    .default('')
    .transform((liste) => {
      const typen = BRANCHENEINTRAG_TYPEN.filter((typ) => liste.split(',').includes(typ));
      return typen.length > 0 ? typen : undefined;
    })
    .describe(`Durch Komma getrennt: ${BRANCHENEINTRAG_TYPEN.join(', ')}`),
  rubrik_id: auswahlAbfrage.rubrik_id,
  rubriken: auswahlAbfrage.rubriken,
  buchstabe: z
    .string()
    .max(20)
    .default('')
    .transform(readLetter)
    .describe('Nur Titel mit diesem Anfangsbuchstaben; „0-9“ für alle anderen Zeichen'),
  q: z.string().max(200).default('').transform(parseSuche).describe('Wörter, die alle vorkommen müssen'),
  order: z.enum(['titel', '-titel']).default('titel'),
});
type Abfrage = z.output<typeof abfrageSchema>;

/** The directory by title. A page behind the last one does not exist; the first one always does. */
export const brancheneintraege: RoutePlugin = async (app, { lesen, cache }) => {
  const verzeichnis = createBranchenRepository(lesen);

  async function listEintraege({ seite, pro_seite, order, q, ...abfrage }: Abfrage): Promise<Branchenverzeichnis> {
    const nummern = abfrage.rubrik_id ?? abfrage.rubriken ?? [];
    const rubriken = nummern.length > 0 ? nummern : undefined;
    const auswahl = { typen: abfrage.typ, rubriken, buchstabe: abfrage.buchstabe };
    const [data, gruppen, namen] = await Promise.all([
      verzeichnis.list({ ...auswahl, woerter: q }, { absteigend: order === '-titel', seite, proSeite: pro_seite }),
      verzeichnis.count(q),
      verzeichnis.readRubriken(),
    ]);
    const gezaehlt = countAuswahl(gruppen, auswahl, namen);
    return { data, pagination: countPages(gezaehlt.anzahl, seite, pro_seite), ...gezaehlt };
  }

  app.get(
    '/api/cms/brancheneintraege',
    {
      schema: {
        tags: ['Inhalte'],
        summary: 'Vereine, Institutionen, Einrichtungen und Firmen',
        querystring: abfrageSchema,
        response: { 200: branchenverzeichnisSchema, ...problemReplies(400, 404) },
      },
    },
    async (request, reply) => {
      const key = `brancheneintraege ${JSON.stringify(request.query)}`;
      return cache.send(request, reply, key, () => listEintraege(request.query));
    },
  );
};
