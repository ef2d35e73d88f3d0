import { AppError } from '@gm/shared/errors/app-error';
import { addDays } from '@gm/shared/rules/berlin-time';
import { z } from 'zod';
import type { RoutePlugin } from '../../../core/composition/area.ts';
import { createMasterDataRepository } from '../../../core/entries/master-data-repository.ts';
import { problemReplies } from '../../../core/platform/http/problem-replies.ts';
import { buildVeranstaltungskalender } from '../../../core/services/calendar/build-calendar-file.ts';
import { PUBLIC } from '../council-view.ts';
import { createCouncilAnswer } from '../create-council-answer.ts';
import { createRatssitzungRepository } from '../meetings/ratssitzung-repository.ts';
import { councilQuery } from '../search/council-query.ts';

/** Days in the past that a subscribed calendar includes. */
const PAST_DAYS = 90;
const MAX_MEETINGS = 999;
const TYPE = 'text/calendar; charset=utf-8';

const querySchema = z.object({
  gremium: councilQuery.gremium,
  sitzung: councilQuery.gremium.describe('Nur diese Sitzung'),
});

/** Calendar feed of all meetings or those of a body, and the file of a single one. */
export const councilCalendar: RoutePlugin = async (app, services) => {
  const { config, database } = services;
  const answer = createCouncilAnswer(services);
  const masterData = createMasterDataRepository(database.db);
  const meetings = createRatssitzungRepository(database.db, PUBLIC);

  async function build({ gremium, sitzung: meeting }: z.output<typeof querySchema>, today: string): Promise<string> {
    const filter = meeting ? { sitzung: meeting } : { gremium, ab: addDays(today, -PAST_DAYS) };
    const [gemeinde, list] = await Promise.all([
      masterData.findGemeinde(),
      meetings.list(filter, { seite: 1, proSeite: MAX_MEETINGS }),
    ]);
    if (meeting && list.length === 0) throw new AppError('nicht_gefunden', 'Diese Sitzung gibt es nicht.');
    return buildVeranstaltungskalender({
      art: 'sitzung',
      name: `Sitzungen ${gemeinde?.name ?? ''}`.trim(),
      siteUrl: config.SITE_URL,
      heute: today,
      eintraege: list.map(
        ({ id, titel: title, datum_von, datum_bis, ort: location, gremien, abgesagt: calledOff, detailURL }) => ({
          id,
          titel: calledOff ? `Abgesagt: ${title}` : title,
          beschreibung: 'Tagesordnung und Unterlagen stehen auf der Seite der Sitzung.',
          datum_von,
          datum_bis,
          taeglich: false,
          rrule: null,
          letzter: null,
          ort: location ?? '',
          geo: null,
          rubriken: gremien.map(({ name }) => name),
          pfad: detailURL,
          abgesagt: calledOff,
        }),
      ),
    });
  }

  app.get(
    '/api/cms/ratsinfo/kalender.ics',
    {
      schema: {
        tags: ['Ratsinformation'],
        summary: 'Sitzungen als Kalenderdatei (RFC 5545)',
        produces: ['text/calendar'],
        querystring: querySchema,
        response: {
          200: { description: 'iCalendar', content: { 'text/calendar': { schema: z.string() } } },
          ...problemReplies(400, 404),
        },
      },
    },
    async (request, reply) =>
      answer(request, reply, 'kalender', ({ heute: today }) => build(request.query, today), TYPE),
  );
};
