import { AppError } from '@gm/shared/fehler/app-error';
import { addTage } from '@gm/shared/regeln/berliner-zeit';
import { z } from 'zod';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { createStammdatenRepository } from '../../../kern/inhalt/stammdaten-repository.ts';
import { buildVeranstaltungskalender } from '../../../kern/kalender/build-kalenderdatei.ts';
import { problemReplies } from '../../../kern/server/problem-replies.ts';
import { createRatsAntwort } from '../create-rats-antwort.ts';
import { ratsAbfrage } from '../rats-abfrage.ts';
import { OEFFENTLICH } from '../rats-sicht.ts';
import { createRatssitzungRepository } from '../ratssitzung-repository.ts';

/** Whoever subscribes keeps what was there in the last months. */
const RUECKSCHAU_TAGE = 90;
const MAX_SITZUNGEN = 999;
const TYP = 'text/calendar; charset=utf-8';

const abfrageSchema = z.object({
  gremium: ratsAbfrage.gremium,
  sitzung: ratsAbfrage.gremium.describe('Nur diese Sitzung'),
});

/** Meetings to subscribe to, all or those of a body, and the file of a single one. */
export const ratskalender: RoutePlugin = async (app, dienste) => {
  const { config, database } = dienste;
  const answer = createRatsAntwort(dienste);
  const stammdaten = createStammdatenRepository(database.db);
  const sitzungen = createRatssitzungRepository(database.db, OEFFENTLICH);

  async function build({ gremium, sitzung }: z.output<typeof abfrageSchema>, heute: string): Promise<string> {
    const filter = sitzung ? { sitzung } : { gremium, ab: addTage(heute, -RUECKSCHAU_TAGE) };
    const [gemeinde, liste] = await Promise.all([
      stammdaten.findGemeinde(),
      sitzungen.list(filter, { seite: 1, proSeite: MAX_SITZUNGEN }),
    ]);
    if (sitzung && liste.length === 0) throw new AppError('nicht_gefunden', 'Diese Sitzung gibt es nicht.');
    return buildVeranstaltungskalender({
      art: 'sitzung',
      name: `Sitzungen ${gemeinde?.name ?? ''}`.trim(),
      siteUrl: config.SITE_URL,
      heute,
      eintraege: liste.map(({ id, titel, datum_von, datum_bis, ort, gremien, abgesagt, detailURL }) => ({
        id,
        titel: abgesagt ? `Abgesagt: ${titel}` : titel,
        beschreibung: 'Tagesordnung und Unterlagen stehen auf der Seite der Sitzung.',
        datum_von,
        datum_bis,
        taeglich: false,
        rrule: null,
        letzter: null,
        ort: ort ?? '',
        geo: null,
        rubriken: gremien.map(({ name }) => name),
        pfad: detailURL,
        abgesagt,
      })),
    });
  }

  app.get(
    '/api/cms/ratsinfo/kalender.ics',
    {
      schema: {
        tags: ['Ratsinformation'],
        summary: 'Sitzungen als Kalenderdatei (RFC 5545)',
        produces: ['text/calendar'],
        querystring: abfrageSchema,
        response: {
          200: { description: 'iCalendar', content: { 'text/calendar': { schema: z.string() } } },
          ...problemReplies(400, 404),
        },
      },
    },
    async (request, reply) => answer(request, reply, 'kalender', ({ heute }) => build(request.query, heute), TYP),
  );
};
