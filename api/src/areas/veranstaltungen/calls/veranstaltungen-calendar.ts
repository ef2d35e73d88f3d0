import { AppError } from '@gm/shared/errors/app-error';
import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import { z } from 'zod';
import type { RoutePlugin } from '../../../core/composition/area.ts';
import { createMasterDataRepository } from '../../../core/entries/master-data-repository.ts';
import { CALENDAR_ANSWER, CALENDAR_TYPE } from '../../../core/platform/http/calendar-answer.ts';
import { buildVeranstaltungskalender } from '../../../core/services/calendar/build-calendar-file.ts';
import { chooseFilter, selectionQuery } from '../../../core/services/calendar/selection-query.ts';
import { createCalendarRepository } from '../calendar-repository.ts';

const querySchema = z.object({
  ...selectionQuery,
  id: z.coerce.number().int().positive().max(2_147_483_647).optional().describe('Nur diese Veranstaltung'),
});
type Query = z.output<typeof querySchema>;

/** Calendar feed of events, optionally filtered, and the file of a single event. */
export const veranstaltungenCalendar: RoutePlugin = async (app, { config, lesen: reading, cache }) => {
  const calendar = createCalendarRepository(reading);
  const masterData = createMasterDataRepository(reading);

  async function buildFile({ id, ...query }: Query, today: string): Promise<string> {
    const [gemeinde, entries] = await Promise.all([
      masterData.findGemeinde(),
      calendar.listEintraege({ ...chooseFilter(query), ab: today }, id),
    ]);
    if (id !== undefined && entries.length === 0) {
      throw new AppError('nicht_gefunden', 'Diese Veranstaltung gibt es nicht, oder sie ist schon vorbei.');
    }
    const name = `Veranstaltungen ${gemeinde?.name ?? ''}`.trim();
    return buildVeranstaltungskalender({
      art: 'veranstaltung',
      name,
      eintraege: entries,
      siteUrl: config.SITE_URL,
      heute: today,
    });
  }

  app.get(
    '/api/cms/veranstaltungen/kalender.ics',
    {
      schema: {
        tags: ['Inhalte'],
        summary: 'Veranstaltungen als Kalenderdatei (RFC 5545)',
        querystring: querySchema,
        ...CALENDAR_ANSWER,
      },
    },
    async (request, reply) => {
      const { tag: today } = readBerlinTime(new Date());
      const key = `kalender ${today} ${JSON.stringify(request.query)}`;
      return cache.send(request, reply, key, () => buildFile(request.query, today), { type: CALENDAR_TYPE });
    },
  );
};
