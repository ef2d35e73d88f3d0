import { findMonatsende } from '@gm/shared/format/monat';
import { addTage } from '@gm/shared/regeln/berliner-zeit';
import { type Ratssitzungen, ratssitzungenSchema } from '@gm/shared/schemas/ratsinfo';
import { z } from 'zod';
import { createRatssitzungRepository, type SitzungFilter } from '../../daten/ratssitzung-repository.ts';
import type { RoutePlugin } from '../../dienste.ts';
import { createRatsAntwort } from '../../ratsinfo/create-rats-antwort.ts';
import { ratsListeSchema } from '../../ratsinfo/rats-abfrage.ts';
import { zaehleSeiten } from '../../regeln/zaehle-seiten.ts';
import { monatAbfrage } from '../../veranstaltungen/veranstaltungen-abfrage.ts';
import { problemReplies } from '../problem-replies.ts';

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

function waehleZeitraum({ ansicht, monat }: Abfrage, heute: string): SitzungFilter {
  if (ansicht === 'monat') {
    const gezeigt = monat ?? heute.slice(0, 7);
    return { ab: `${gezeigt}-01`, bis: findMonatsende(gezeigt) };
  }
  return ansicht === 'archiv' ? { bis: addTage(heute, -1) } : { ab: heute };
}

/** Meetings: those to come, the nearest first; those that are over, the latest first; or a month. */
export const ratssitzungen: RoutePlugin = async (app, dienste) => {
  const antworte = createRatsAntwort(dienste);

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
      return antworte(request, reply, 'sitzungen', async ({ sicht, heute }): Promise<Ratssitzungen> => {
        const sitzungen = createRatssitzungRepository(dienste.database.db, sicht);
        const istMonat = ansicht === 'monat';
        const filter = { gremium, ...(istMonat ? {} : { jahr }), ...waehleZeitraum(request.query, heute) };
        const proSeite = istMonat ? MAX_IM_MONAT : pro_seite;
        const anzahl = await sitzungen.zaehle(filter);
        const pagination = zaehleSeiten(anzahl, istMonat ? 1 : seite, proSeite);
        const [data, auswahl] = await Promise.all([
          sitzungen.liste(filter, { absteigend: ansicht === 'archiv', seite: pagination.page, proSeite }),
          sitzungen.findeAuswahl(),
        ]);
        return { data, pagination, anzahl, heute, monat: istMonat ? (monat ?? heute.slice(0, 7)) : null, auswahl };
      });
    },
  );
};
