import { type Termine, termineSchema } from '@gm/shared/bereiche/veranstaltungen/veranstaltungskalender';
import { findMonatsende } from '@gm/shared/format/monat';
import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import { listeAbfrageSchema } from '@gm/shared/schemas/liste';
import { z } from 'zod';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { getJetzt } from '../../../kern/betrieb/uhr.ts';
import { auswahlAbfrage, chooseFilter, monatAbfrage, tagAbfrage } from '../../../kern/kalender/auswahl-abfrage.ts';
import { countPages } from '../../../kern/regeln/count-pages.ts';
import { problemReplies } from '../../../kern/server/problem-replies.ts';
import type { KalenderFilter } from '../kalender-abfrage.ts';
import { createKalenderRepository } from '../kalender-repository.ts';

/** A month is shown as a whole; more dates than this it does not have. */
const MAX_IM_MONAT = 999;

const abfrageSchema = listeAbfrageSchema.extend({
  ...auswahlAbfrage,
  pro_seite: listeAbfrageSchema.shape.pro_seite.unwrap().default(20),
  monat: monatAbfrage,
  tag: tagAbfrage,
  ansicht: z.string().max(20).optional().describe('„monat“: alle Termine eines Monats, ohne Angabe des laufenden'),
  nur_naechster: z.enum(['true', 'false']).optional().describe('Von Serien nur der nächste Termin'),
  order: z.enum(['datum_von', '-datum_von']).default('datum_von'),
});
type Abfrage = z.output<typeof abfrageSchema>;

/** First and last day asked for. The past is shown only to those who name it. */
function chooseZeitraum({ tag, monat }: Pick<Abfrage, 'tag' | 'monat'>, heute: string) {
  if (tag) return { ab: tag, bis: tag };
  if (!monat) return { ab: heute };
  const ersterTag = `${monat}-01`;
  return { ab: monat === heute.slice(0, 7) ? heute : ersterTag, bis: findMonatsende(monat) };
}

/** Dates of events in the order they take place. A page behind the last one does not exist; the first one always does. */
export const veranstaltungen: RoutePlugin = async (app, { lesen, cache }) => {
  const kalender = createKalenderRepository(lesen);

  async function listTermine(abfrage: Abfrage, heute: string): Promise<Termine> {
    const isMonat = abfrage.ansicht === 'monat';
    const monat = isMonat ? (abfrage.monat ?? heute.slice(0, 7)) : abfrage.monat;
    const filter: KalenderFilter = {
      ...chooseFilter(abfrage),
      ...chooseZeitraum(isMonat ? { monat, tag: undefined } : { monat, tag: abfrage.tag }, heute),
      nurNaechster: abfrage.nur_naechster === 'true',
    };
    if (isMonat) filter.ab = `${monat}-01`;
    const { seite, proSeite } = isMonat
      ? { seite: 1, proSeite: MAX_IM_MONAT }
      : { seite: abfrage.seite, proSeite: abfrage.pro_seite };
    const absteigend = abfrage.order.startsWith('-');
    const [{ data, anzahl }, auswahl] = await Promise.all([
      kalender.list(filter, { absteigend, seite, proSeite }),
      kalender.findAuswahl(heute),
    ]);
    const pagination = countPages(anzahl, seite, proSeite);
    return { data, pagination, anzahl, heute, monat: isMonat ? monat : null, auswahl };
  }

  app.get(
    '/api/cms/veranstaltungen',
    {
      schema: {
        tags: ['Inhalte'],
        summary: 'Termine von Veranstaltungen, die nächsten zuerst',
        querystring: abfrageSchema,
        response: { 200: termineSchema, ...problemReplies(400, 404) },
      },
    },
    async (request, reply) => {
      const { tag: heute } = readBerlinerZeit(getJetzt());
      const key = `veranstaltungen ${heute} ${JSON.stringify(request.query)}`;
      return cache.send(request, reply, key, () => listTermine(request.query, heute));
    },
  );
};
