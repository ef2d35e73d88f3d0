import { AppError } from '@gm/shared/fehler/app-error';
import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import { z } from 'zod';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { KALENDER_ANTWORT, KALENDER_TYP } from '../../../kern/server/kalender-antwort.ts';
import { createAbfallRepository } from '../abfall-repository.ts';
import { buildAbfallkalender } from '../build-abfallkalender.ts';

const abfrageSchema = z.object({
  strasse: z.string().max(200).default(''),
  ortsteil: z.string().max(200).default(''),
  art: z
    .union([z.string().max(50), z.array(z.string().max(50)).max(20)])
    .optional()
    .transform((art) => (art === undefined ? undefined : [art].flat()))
    .describe('Nur diese Abfallarten; mehrfach möglich'),
  erinnerung: z
    .union([z.literal('aus'), z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)])
    .default('18:00')
    .describe('Uhrzeit des Alarms am Vorabend, z. B. 19:00, oder „aus“'),
});
type Abfrage = z.output<typeof abfrageSchema>;

/** Waste collections of a street or district to subscribe to, whole or of some kinds only. */
export const abfalltermineKalender: RoutePlugin = async (app, { config, lesen, cache }) => {
  const abfall = createAbfallRepository(lesen);

  async function buildDatei({ strasse, ortsteil, art, erinnerung }: Abfrage, heute: string): Promise<string> {
    const gewaehlt = strasse ? await abfall.findStrasse(strasse) : null;
    const bezirk = strasse ? gewaehlt?.bezirk : (await abfall.findOrtsteil(ortsteil))?.bezirk;
    if (bezirk === undefined) throw new AppError('nicht_gefunden', 'Diese Straße oder diesen Ortsteil gibt es nicht.');
    const [arten, abfuhren] = await Promise.all([
      abfall.listArten(),
      abfall.listAbfuhren(bezirk, { ab: heute, arten: art }),
    ]);
    return buildAbfallkalender({
      ort: gewaehlt ? `${gewaehlt.name} (${gewaehlt.ortsteil})` : ortsteil,
      bezirk,
      arten,
      abfuhren,
      erinnerung: erinnerung === 'aus' ? null : erinnerung,
      siteUrl: config.SITE_URL,
      heute,
    });
  }

  app.get(
    '/api/cms/abfalltermine/kalender.ics',
    {
      schema: {
        tags: ['Inhalte'],
        summary: 'Abfalltermine als Kalenderdatei (RFC 5545)',
        querystring: abfrageSchema,
        ...KALENDER_ANTWORT,
      },
    },
    async (request, reply) => {
      const { tag: heute } = readBerlinerZeit(new Date());
      const key = `abfallkalender ${heute} ${JSON.stringify(request.query)}`;
      return cache.send(request, reply, key, () => buildDatei(request.query, heute), { type: KALENDER_TYP });
    },
  );
};
