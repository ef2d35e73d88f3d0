import { type Termine, termineSchema } from '@gm/shared/areas/veranstaltungen/veranstaltungskalender';
import { findMonthEnd } from '@gm/shared/format/month';
import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import { listQuerySchema } from '@gm/shared/schemas/list';
import { z } from 'zod';
import type { RoutePlugin } from '../../../core/composition/area.ts';
import { getNow } from '../../../core/platform/config/clock.ts';
import { problemReplies } from '../../../core/platform/http/problem-replies.ts';
import { countPages } from '../../../core/platform/rules/count-pages.ts';
import { sortingQuery } from '../../../core/platform/rules/sorting-query.ts';
import { chooseFilter, monthQuery, selectionQuery, tagQuery } from '../../../core/services/calendar/selection-query.ts';
import { findStreet, NOWHERE } from '../../abfall/area.ts';
import type { CalendarFilter } from '../calendar-query.ts';
import { createCalendarRepository } from '../calendar-repository.ts';

/** A month is shown on one page; upper limit of its dates. */
const MAX_IN_MONTH = 999;

const querySchema = listQuerySchema.extend({
  ...selectionQuery,
  pro_seite: listQuerySchema.shape.pro_seite.unwrap().default(20),
  monat: monthQuery,
  tag: tagQuery,
  ansicht: z.string().max(20).optional().describe('„monat“: alle Termine eines Monats, ohne Angabe des laufenden'),
  strasse: z.string().max(200).optional().describe('Nur im Ortsteil dieser Straße, z. B. schwann-tannenstrasse'),
  nur_naechster: z.enum(['true', 'false']).optional().describe('Von Serien nur der nächste Termin'),
  ohne_serien: z.enum(['true', 'false']).optional().describe('Nur was einmal stattfindet'),
  order: sortingQuery(['datum_von'], 'datum_von'),
});
type Query = z.output<typeof querySchema>;

/** Requested first and last day. Past dates are only shown on request. */
function choosePeriod({ tag: day, monat: month }: Pick<Query, 'tag' | 'monat'>, today: string) {
  if (day) return { ab: day, bis: day };
  if (!month) return { ab: today };
  const firstDay = `${month}-01`;
  return { ab: month === today.slice(0, 7) ? today : firstDay, bis: findMonthEnd(month) };
}

/** Dates of events in chronological order. Pages after the last one return 404; the first one always exists. */
export const veranstaltungen: RoutePlugin = async (app, { lesen: reading, cache }) => {
  const calendar = createCalendarRepository(reading);

  async function listTermine(query: Query, today: string): Promise<Termine> {
    const isMonth = query.ansicht === 'monat';
    const month = isMonth ? (query.monat ?? today.slice(0, 7)) : query.monat;
    const street = query.strasse ? await findStreet(reading, query.strasse) : null;
    const filter: CalendarFilter = {
      ...chooseFilter(query.strasse ? { ...query, ortsteil: street?.ortsteil ?? NOWHERE } : query),
      ...choosePeriod(isMonth ? { monat: month, tag: undefined } : { monat: month, tag: query.tag }, today),
      nurNaechster: query.nur_naechster === 'true',
      ohneSerien: query.ohne_serien === 'true',
    };
    if (isMonth) filter.ab = `${month}-01`;
    const { seite: page, proSeite: perPage } = isMonth
      ? { seite: 1, proSeite: MAX_IN_MONTH }
      : { seite: query.seite, proSeite: query.pro_seite };
    const descending = query.order[0]?.richtung === 'desc';
    const [{ data, anzahl: count }, selection] = await Promise.all([
      calendar.list(filter, { absteigend: descending, seite: page, proSeite: perPage }),
      calendar.findAuswahl(today),
    ]);
    const pagination = countPages(count, page, perPage);
    return { data, pagination, anzahl: count, heute: today, monat: isMonth ? month : null, auswahl: selection };
  }

  app.get(
    '/api/cms/veranstaltungen',
    {
      schema: {
        tags: ['Inhalte'],
        summary: 'Termine von Veranstaltungen, die nächsten zuerst',
        querystring: querySchema,
        response: { 200: termineSchema, ...problemReplies(400, 404) },
      },
    },
    async (request, reply) => {
      const { tag: today } = readBerlinTime(getNow());
      const key = `veranstaltungen ${today} ${JSON.stringify(request.query)}`;
      return cache.send(request, reply, key, () => listTermine(request.query, today));
    },
  );
};
