import {
  type BrancheneintragPage,
  brancheneintragPageSchema,
} from '@gm/shared/areas/branchenverzeichnis/branchenverzeichnis';
import { AppError } from '@gm/shared/errors/app-error';
import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import type { RoutePlugin } from '../../../core/composition/area.ts';
import { getNow } from '../../../core/platform/config/clock.ts';
import { problemReplies } from '../../../core/platform/http/problem-replies.ts';
import { idParams } from '../../../core/platform/rules/number-schema.ts';
import { createBranchenRepository } from '../branchen-repository.ts';

/** Maximum number of events on an entry's page; the calendar shows the rest. */
const MAX_TERMINE = 5;

/** A directory entry with the events it organises. */
export const brancheneintrag: RoutePlugin = async (app, { lesen: reading, cache, bereiche: areas }) => {
  const directory = createBranchenRepository(reading);
  const sources = areas.flatMap((area) => area.termine?.(reading) ?? []);

  async function findEntry(id: number, today: string): Promise<BrancheneintragPage> {
    const entry = await directory.find(id);
    if (!entry) throw new AppError('nicht_gefunden', 'Diesen Eintrag gibt es nicht.');
    const lists = await Promise.all(sources.map((source) => source.list(id, today, MAX_TERMINE)));
    const [full] = sources.filter((_, index) => (lists[index] ?? []).length > 0);
    const search = new URLSearchParams({ q: entry.titel });
    return {
      ...entry,
      termine: lists.flat(),
      veranstaltungenURL: full ? `${full.uebersicht}?${search}` : null,
    };
  }

  app.get(
    '/api/cms/brancheneintraege/:id',
    {
      schema: {
        tags: ['Inhalte'],
        summary: 'Ein Eintrag des Branchenverzeichnisses mit seinen nächsten Veranstaltungen',
        params: idParams,
        response: { 200: brancheneintragPageSchema, ...problemReplies(404) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { tag: today } = readBerlinTime(getNow());
      return cache.send(request, reply, `brancheneintrag ${today} ${id}`, () => findEntry(id, today));
    },
  );
};
