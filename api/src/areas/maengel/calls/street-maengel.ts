import { streetMaengelSchema } from '@gm/shared/areas/maengel/maengel';
import type { RoutePlugin } from '../../../core/composition/area.ts';
import { problemReplies } from '../../../core/platform/http/problem-replies.ts';
import { findStreet, listStreets, streetQuerySchema } from '../../abfall/area.ts';
import { showMangel } from '../mangel.ts';
import { createMangelRepository } from '../mangel-repository.ts';

const MAX_NEARBY = 5;

/** Published defects in a street and its village, those in the street first. */
export const streetMaengel: RoutePlugin = async (app, { database: { db }, cache }) => {
  const repository = createMangelRepository(db);

  async function build(id: string) {
    const street = await findStreet(db, id);
    if (!street) return { strasse: null, maengel: [], anzahl: 0 };
    const [streets, reports] = await Promise.all([listStreets(db), repository.list()]);
    const isHere = (mangel: { strasse: string | null }) => mangel.strasse === street.name;
    const nearby = reports
      .flatMap((report) => showMangel(report, streets) ?? [])
      .filter(({ ortsteil }) => ortsteil === street.ortsteil)
      .sort((a, b) => Number(isHere(b)) - Number(isHere(a)));
    return { strasse: street, maengel: nearby.slice(0, MAX_NEARBY), anzahl: nearby.length };
  }

  app.get(
    '/api/cms/maengel',
    {
      schema: {
        tags: ['Formulare'],
        summary: 'Was in einer Straße und ihrem Ortsteil gemeldet und behoben ist',
        querystring: streetQuerySchema,
        response: { 200: streetMaengelSchema, ...problemReplies(400) },
      },
    },
    async (request, reply) => {
      const { strasse: id } = request.query;
      return cache.send(request, reply, `maengel ${id}`, () => build(id));
    },
  );
};
