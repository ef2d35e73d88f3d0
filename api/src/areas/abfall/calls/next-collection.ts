import { nextCollectionSchema } from '@gm/shared/areas/abfall/abfall';
import { formatTag } from '@gm/shared/format/month';
import { addDays, readBerlinTime } from '@gm/shared/rules/berlin-time';
import type { RoutePlugin } from '../../../core/composition/area.ts';
import { getNow } from '../../../core/platform/config/clock.ts';
import { problemReplies } from '../../../core/platform/http/problem-replies.ts';
import { createAbfallRepository } from '../abfall-repository.ts';
import { streetQuerySchema } from '../street-query.ts';

/** `heute`, `morgen`, `am Mittwoch, 2. Dezember` */
function describeDay(day: string, today: string): string {
  if (day === today) return 'heute';
  return day === addDays(today, 1) ? 'morgen' : `am ${formatTag(day)}`;
}

/** The next collection of a street in one sentence, for a device that remembers the street. */
export const nextCollection: RoutePlugin = async (app, { lesen: reading }) => {
  const abfall = createAbfallRepository(reading);

  async function describe(street: string): Promise<string | null> {
    const found = street ? await abfall.findStrasse(street) : null;
    if (!found) return null;
    const { tag: today } = readBerlinTime(getNow());
    const [kinds, collections] = await Promise.all([
      abfall.listArten(),
      abfall.listAbfuhren(found.bezirk, { ab: today }),
    ]);
    const day = collections[0]?.tag;
    if (!day) return null;
    const names = collections
      .filter(({ tag }) => tag === day)
      .map(({ art }) => kinds.find(({ id }) => id === art)?.name ?? art);
    return `${new Intl.ListFormat('de').format(names)} ${describeDay(day, today)}`;
  }

  app.get(
    '/api/cms/abfalltermine/naechste',
    {
      schema: {
        tags: ['Inhalte'],
        summary: 'Die nächste Abfuhr einer Straße in einem Satz',
        querystring: streetQuerySchema,
        response: { 200: nextCollectionSchema, ...problemReplies(400) },
      },
    },
    async (request, reply) => {
      // A choice is in no cache.
      reply.header('cache-control', 'no-store');
      return { text: await describe(request.query.strasse) };
    },
  );
};
