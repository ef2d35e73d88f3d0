import { type Ratssitzung, ratssitzungSchema } from '@gm/shared/areas/ratsinfo/ratsinfo';
import { AppError } from '@gm/shared/errors/app-error';
import { formatSpokenDate } from '@gm/shared/format/spoken';
import type { RoutePlugin } from '../../../core/composition/area.ts';
import { problemReplies } from '../../../core/platform/http/problem-replies.ts';
import type { Registered } from '../../../core/services/accounts/sessions/require-role.ts';
import { createCouncilAnswer } from '../create-council-answer.ts';
import { createCouncilNoteRepository } from '../meetings/council-note-repository.ts';
import { createRatssitzungRepository } from '../meetings/ratssitzung-repository.ts';
import { buildBindersPath, buildCouncilCalendarPath } from '../ratsinfo-path.ts';
import { councilParams } from '../search/council-query.ts';

/** Structured data: title, time and place for search engines. */
function describe(meeting: Omit<Ratssitzung, 'kalenderURL' | 'mappeURL' | 'seo'>): Ratssitzung['seo'] {
  const { titel: title, gremien, datum_von, datum_bis, ort: location, abgesagt: calledOff } = meeting;
  const name = gremien[0]?.name ?? null;
  return {
    title,
    description: `Tagesordnung, Unterlagen und Ergebnisse der Sitzung am ${formatSpokenDate(datum_von)}`,
    type: 'event',
    event: { von: datum_von, bis: datum_bis, ort: location, veranstalter: name, abgesagt: calledOff },
  };
}

/** A meeting with its agenda, results and files. */
export const ratssitzung: RoutePlugin = async (app, services) => {
  const answer = createCouncilAnswer(services);

  /** The member's own notes, and how long the session lasts. */
  async function findOwn(
    { konto: account, sekunden: seconds }: Registered,
    { id, tagesordnung }: Pick<Ratssitzung, 'id' | 'tagesordnung'>,
  ) {
    const notes = await createCouncilNoteRepository(services.database.db, account.id).findZuSitzung(id);
    return {
      tagesordnung: tagesordnung.map((point) => ({
        ...point,
        notiz: notes.get(point.id) ?? { markiert: false, notiz: '' },
      })),
      sekunden: seconds,
    };
  }

  app.get(
    '/api/cms/ratsinfo/sitzungen/:id',
    {
      schema: {
        tags: ['Ratsinformation'],
        summary: 'Eine Sitzung mit Tagesordnung, Ergebnissen und Unterlagen',
        params: councilParams,
        response: { 200: ratssitzungSchema, ...problemReplies(404) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      return answer(request, reply, 'sitzung', async ({ sicht: view, mitglied: member }): Promise<Ratssitzung> => {
        const meeting = await createRatssitzungRepository(services.database.db, view).find(id);
        if (!meeting) throw new AppError('nicht_gefunden', 'Diese Sitzung gibt es nicht.');
        return {
          ...meeting,
          ...(member && (await findOwn(member, meeting))),
          kalenderURL: buildCouncilCalendarPath({ sitzung: id }),
          mappeURL: buildBindersPath(id),
          seo: describe(meeting),
        };
      });
    },
  );
};
