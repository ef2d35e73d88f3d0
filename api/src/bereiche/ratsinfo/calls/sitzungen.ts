import { type Ratssitzungen, ratssitzungenSchema } from '@gm/shared/bereiche/ratsinfo/ratsinfo';
import { findMonatsende } from '@gm/shared/format/monat';
import { addTage } from '@gm/shared/regeln/berliner-zeit';
import { z } from 'zod';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { monatAbfrage } from '../../../kern/kalender/auswahl-abfrage.ts';
import { countPages } from '../../../kern/regeln/count-pages.ts';
import { problemReplies } from '../../../kern/server/problem-replies.ts';
import { createRatsAntwort } from '../create-rats-antwort.ts';
import { ratsListeSchema } from '../rats-abfrage.ts';
import { createRatssitzungRepository, type SitzungFilter } from '../ratssitzung-repository.ts';

/** A month is shown as a whole; more meetings than this it does not have. */
const MAX_IM_MONAT = 999;

const abfrageSchema = ratsListeSchema.extend({
  monat: monatAbfrage,
  ansicht: z
    .string()
    .max(20)
    .optional()
    .describe('„archiv“: die vergangenen; „monat“: alle eines Monats, ohne Angabe des laufenden'),
});
type Abfrage = z.output<typeof abfrageSchema>;

function chooseZeitraum({ ansicht, monat }: Abfrage, heute: string): SitzungFilter {
  if (ansicht === 'monat') {
    const gezeigt = monat ?? heute.slice(0, 7);
    return { ab: `${gezeigt}-01`, bis: findMonatsende(gezeigt) };
  }
  return ansicht === 'archiv' ? { bis: addTage(heute, -1) } : { ab: heute };
}

/** Meetings: those to come, the nearest first; those that are over, the latest first; or a month. */
export const ratssitzungen: RoutePlugin = async (app, dienste) => {
  const answer = createRatsAntwort(dienste);

  app.get(
    '/api/cms/ratsinfo/sitzungen',
    {
      schema: {
        tags: ['Ratsinformation'],
        summary: 'Sitzungen, die nächsten zuerst',
        querystring: abfrageSchema,
        response: { 200: ratssitzungenSchema, ...problemReplies(400, 404) },
      },
    },
    async (request, reply) => {
      const { ansicht, monat, gremium, jahr, seite, pro_seite } = request.query;
      return answer(request, reply, 'sitzungen', async ({ sicht, heute }): Promise<Ratssitzungen> => {
        const sitzungen = createRatssitzungRepository(dienste.database.db, sicht);
        const isMonat = ansicht === 'monat';
        const filter = { gremium, ...(isMonat ? {} : { jahr }), ...chooseZeitraum(request.query, heute) };
        const proSeite = isMonat ? MAX_IM_MONAT : pro_seite;
        const anzahl = await sitzungen.count(filter);
        const pagination = countPages(anzahl, isMonat ? 1 : seite, proSeite);
        const [data, auswahl] = await Promise.all([
          sitzungen.list(filter, { absteigend: ansicht === 'archiv', seite: pagination.page, proSeite }),
          sitzungen.findAuswahl(),
        ]);
        return { data, pagination, anzahl, heute, monat: isMonat ? (monat ?? heute.slice(0, 7)) : null, auswahl };
      });
    },
  );
};
