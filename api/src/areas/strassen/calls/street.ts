import { streetInfoSchema } from '@gm/shared/areas/strassen/street-info';
import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import type { RoutePlugin } from '../../../core/composition/area.ts';
import { createContentRepository } from '../../../core/entries/content-repository.ts';
import { getNow } from '../../../core/platform/config/clock.ts';
import { problemReplies } from '../../../core/platform/http/problem-replies.ts';
import { findStreet, streetQuerySchema } from '../../abfall/area.ts';
import { STREETS, type StreetsMasterData } from '../content.ts';
import { describeStreet } from '../describe-street.ts';

/** Road works near a street, and what it belongs to. */
export const street: RoutePlugin = async (app, { lesen: reading, cache }) => {
  async function build(id: string, today: string) {
    const [found, masterData] = await Promise.all([
      findStreet(reading, id),
      createContentRepository(reading).readConfiguration(STREETS),
    ]);
    return describeStreet(masterData as StreetsMasterData | null, found, today);
  }

  app.get(
    '/api/cms/strasse',
    {
      schema: {
        tags: ['Inhalte'],
        summary: 'Baustellen und Zuständigkeiten einer Straße',
        querystring: streetQuerySchema,
        response: { 200: streetInfoSchema, ...problemReplies(400) },
      },
    },
    async (request, reply) => {
      const { tag: today } = readBerlinTime(getNow());
      const { strasse: id } = request.query;
      return cache.send(request, reply, `strasse ${today} ${id}`, () => build(id, today));
    },
  );
};
