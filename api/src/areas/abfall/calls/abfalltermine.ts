import { type Abfalltermine, abfalltermineSchema } from '@gm/shared/areas/abfall/abfall';
import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import { z } from 'zod';
import type { RoutePlugin } from '../../../core/composition/area.ts';
import { getNow } from '../../../core/platform/config/clock.ts';
import { problemReplies } from '../../../core/platform/http/problem-replies.ts';
import { ABFALL_PATH } from '../abfall-path.ts';
import { createAbfallRepository } from '../abfall-repository.ts';

const querySchema = z.object({
  strasse: z.string().max(200).default('').describe('Straße, z. B. schwann-tannenstrasse'),
  ortsteil: z.string().max(200).default('').describe('Ortsteil; gilt, wenn keine Straße genannt ist'),
});
type Query = z.output<typeof querySchema>;

/** Collections of the next twelve months by street or district, and the available choices. */
export const abfalltermine: RoutePlugin = async (app, { config, lesen: reading, cache }) => {
  const abfall = createAbfallRepository(reading);

  async function choose({ strasse: street, ortsteil }: Query) {
    if (street) {
      const found = await abfall.findStrasse(street);
      if (!found) return null;
      const selection = { strasse: found.name, ortsteil: found.ortsteil, abweichend: [] };
      return { bezirk: found.bezirk, auswahl: selection };
    }
    const found = ortsteil ? await abfall.findOrtsteil(ortsteil) : null;
    if (!found) return null;
    return { bezirk: found.bezirk, auswahl: { strasse: null, ortsteil, abweichend: found.abweichend } };
  }

  async function build(query: Query, today: string): Promise<Abfalltermine> {
    const [kinds, streets, choice] = await Promise.all([abfall.listArten(), abfall.listStrassen(), choose(query)]);
    return {
      heute: today,
      arten: kinds,
      strassen: streets,
      auswahl: choice?.auswahl ?? null,
      termine: choice ? await abfall.listAbfuhren(choice.bezirk, { ab: today }) : [],
      kalender: choice ? new URL(`${ABFALL_PATH}kalender.ics`, config.SITE_URL).href : null,
    };
  }

  app.get(
    '/api/cms/abfalltermine',
    {
      schema: {
        tags: ['Inhalte'],
        summary: 'Abfalltermine einer Straße oder eines Ortsteils',
        querystring: querySchema,
        response: { 200: abfalltermineSchema, ...problemReplies(400) },
      },
    },
    async (request, reply) => {
      const { tag: today } = readBerlinTime(getNow());
      const key = `abfall ${today} ${JSON.stringify(request.query)}`;
      return cache.send(request, reply, key, () => build(request.query, today));
    },
  );
};
