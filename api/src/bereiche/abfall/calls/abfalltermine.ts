import { type Abfalltermine, abfalltermineSchema } from '@gm/shared/bereiche/abfall/abfall';
import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import { z } from 'zod';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { getJetzt } from '../../../kern/betrieb/uhr.ts';
import { problemReplies } from '../../../kern/server/problem-replies.ts';
import { ABFALL_PFAD } from '../abfall-pfad.ts';
import { createAbfallRepository } from '../abfall-repository.ts';

const abfrageSchema = z.object({
  strasse: z.string().max(200).default('').describe('Straße, z. B. schwann-tannenstrasse'),
  ortsteil: z.string().max(200).default('').describe('Ortsteil; gilt, wenn keine Straße genannt ist'),
});
type Abfrage = z.output<typeof abfrageSchema>;

/** Waste collections of the coming twelve months by street or district, and what there is to choose from. */
export const abfalltermine: RoutePlugin = async (app, { config, lesen, cache }) => {
  const abfall = createAbfallRepository(lesen);

  async function choose({ strasse, ortsteil }: Abfrage) {
    if (strasse) {
      const gefunden = await abfall.findStrasse(strasse);
      if (!gefunden) return null;
      const auswahl = { strasse: gefunden.name, ortsteil: gefunden.ortsteil, abweichend: [] };
      return { bezirk: gefunden.bezirk, auswahl };
    }
    const gefunden = ortsteil ? await abfall.findOrtsteil(ortsteil) : null;
    if (!gefunden) return null;
    return { bezirk: gefunden.bezirk, auswahl: { strasse: null, ortsteil, abweichend: gefunden.abweichend } };
  }

  async function build(abfrage: Abfrage, heute: string): Promise<Abfalltermine> {
    const [arten, strassen, wahl] = await Promise.all([abfall.listArten(), abfall.listStrassen(), choose(abfrage)]);
    return {
      heute,
      arten,
      strassen,
      auswahl: wahl?.auswahl ?? null,
      termine: wahl ? await abfall.listAbfuhren(wahl.bezirk, { ab: heute }) : [],
      kalender: wahl ? new URL(`${ABFALL_PFAD}kalender.ics`, config.SITE_URL).href : null,
    };
  }

  app.get(
    '/api/cms/abfalltermine',
    {
      schema: {
        tags: ['Inhalte'],
        summary: 'Abfalltermine einer Straße oder eines Ortsteils',
        querystring: abfrageSchema,
        response: { 200: abfalltermineSchema, ...problemReplies(400) },
      },
    },
    async (request, reply) => {
      const { tag: heute } = readBerlinerZeit(getJetzt());
      const key = `abfall ${heute} ${JSON.stringify(request.query)}`;
      return cache.send(request, reply, key, () => build(request.query, heute));
    },
  );
};
