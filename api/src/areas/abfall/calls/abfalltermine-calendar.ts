import { AppError } from '@gm/shared/errors/app-error';
import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import { z } from 'zod';
import type { RoutePlugin } from '../../../core/composition/area.ts';
import { CALENDAR_ANSWER, CALENDAR_TYPE } from '../../../core/platform/http/calendar-answer.ts';
import { createAbfallRepository } from '../abfall-repository.ts';
import { buildAbfallCalendar } from '../build-abfall-calendar.ts';

const querySchema = z.object({
  strasse: z.string().max(200).default(''),
  ortsteil: z.string().max(200).default(''),
  art: z
    .union([z.string().max(50), z.array(z.string().max(50)).max(20)])
    .optional()
    .transform((kind) => (kind === undefined ? undefined : [kind].flat()))
    .describe('Nur diese Abfallarten; mehrfach möglich'),
  erinnerung: z
    .union([z.literal('aus'), z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)])
    .default('18:00')
    .describe('Uhrzeit des Alarms am Vorabend, z. B. 19:00, oder „aus“'),
});
type Query = z.output<typeof querySchema>;

/** Calendar feed of the collections of a street or district, optionally restricted to some waste types. */
export const abfalltermineCalendar: RoutePlugin = async (app, { config, lesen: reading, cache }) => {
  const abfall = createAbfallRepository(reading);

  async function buildFile(
    { strasse: street, ortsteil, art: kind, erinnerung: reminder }: Query,
    today: string,
  ): Promise<string> {
    const chosen = street ? await abfall.findStrasse(street) : null;
    const district = street ? chosen?.bezirk : (await abfall.findOrtsteil(ortsteil))?.bezirk;
    if (district === undefined)
      throw new AppError('nicht_gefunden', 'Diese Straße oder diesen Ortsteil gibt es nicht.');
    const [kinds, abfuhren] = await Promise.all([
      abfall.listArten(),
      abfall.listAbfuhren(district, { ab: today, arten: kind }),
    ]);
    return buildAbfallCalendar({
      ort: chosen ? `${chosen.name} (${chosen.ortsteil})` : ortsteil,
      bezirk: district,
      arten: kinds,
      abfuhren,
      erinnerung: reminder === 'aus' ? null : reminder,
      siteUrl: config.SITE_URL,
      heute: today,
    });
  }

  app.get(
    '/api/cms/abfalltermine/kalender.ics',
    {
      schema: {
        tags: ['Inhalte'],
        summary: 'Abfalltermine als Kalenderdatei (RFC 5545)',
        querystring: querySchema,
        ...CALENDAR_ANSWER,
      },
    },
    async (request, reply) => {
      const { tag: today } = readBerlinTime(new Date());
      const key = `abfallkalender ${today} ${JSON.stringify(request.query)}`;
      return cache.send(request, reply, key, () => buildFile(request.query, today), { type: CALENDAR_TYPE });
    },
  );
};
