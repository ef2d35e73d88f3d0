import { AppError } from '@gm/shared/fehler/app-error';
import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import { z } from 'zod';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { createStammdatenRepository } from '../../../kern/inhalt/stammdaten-repository.ts';
import { auswahlAbfrage, chooseFilter } from '../../../kern/kalender/auswahl-abfrage.ts';
import { buildVeranstaltungskalender } from '../../../kern/kalender/build-kalenderdatei.ts';
import { KALENDER_ANTWORT, KALENDER_TYP } from '../../../kern/server/kalender-antwort.ts';
import { createKalenderRepository } from '../kalender-repository.ts';

const abfrageSchema = z.object({
  ...auswahlAbfrage,
  id: z.coerce.number().int().positive().max(2_147_483_647).optional().describe('Nur diese Veranstaltung'),
});
type Abfrage = z.output<typeof abfrageSchema>;

/** The calendar of events to subscribe to, whole or narrowed down, and the file of a single event. */
export const veranstaltungenKalender: RoutePlugin = async (app, { config, lesen, cache }) => {
  const kalender = createKalenderRepository(lesen);
  const stammdaten = createStammdatenRepository(lesen);

  async function buildDatei({ id, ...abfrage }: Abfrage, heute: string): Promise<string> {
    const [gemeinde, eintraege] = await Promise.all([
      stammdaten.findGemeinde(),
      kalender.listEintraege({ ...chooseFilter(abfrage), ab: heute }, id),
    ]);
    if (id !== undefined && eintraege.length === 0) {
      throw new AppError('nicht_gefunden', 'Diese Veranstaltung gibt es nicht, oder sie ist vorbei.');
    }
    const name = `Veranstaltungen ${gemeinde?.name ?? ''}`.trim();
    return buildVeranstaltungskalender({ art: 'veranstaltung', name, eintraege, siteUrl: config.SITE_URL, heute });
  }

  app.get(
    '/api/cms/veranstaltungen/kalender.ics',
    {
      schema: {
        tags: ['Inhalte'],
        summary: 'Veranstaltungen als Kalenderdatei (RFC 5545)',
        querystring: abfrageSchema,
        ...KALENDER_ANTWORT,
      },
    },
    async (request, reply) => {
      const { tag: heute } = readBerlinerZeit(new Date());
      const key = `kalender ${heute} ${JSON.stringify(request.query)}`;
      return cache.send(request, reply, key, () => buildDatei(request.query, heute), { type: KALENDER_TYP });
    },
  );
};
