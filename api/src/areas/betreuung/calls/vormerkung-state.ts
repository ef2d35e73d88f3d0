import { vormerkungStateSchema } from '@gm/shared/areas/betreuung/kita';
import { z } from 'zod';
import type { RoutePlugin } from '../../../core/composition/area.ts';
import { problemReplies } from '../../../core/platform/http/problem-replies.ts';
import { findKitas } from '../find-kitas.ts';
import { createKitavormerkungRepository } from '../kitavormerkung-repository.ts';

/** Status of a pre-registration for the private link from the mail. */
export const vormerkungState: RoutePlugin = async (app, { config, database }) => {
  app.get(
    '/api/kitavormerkung/stand',
    {
      config: { rateLimit: { max: config.FORM_LIMIT, timeWindow: '1 minute' } },
      schema: {
        tags: ['Formulare'],
        summary: 'Stand einer Kita-Vormerkung',
        querystring: z.object({
          token: z
            .string()
            .regex(/^[\w-]{32}$/)
            .catch(''),
        }),
        response: { 200: vormerkungStateSchema.nullable(), ...problemReplies(429) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const state = await createKitavormerkungRepository(database.db).findStand(request.query.token);
      // No 404: the page has its own message for an unknown link.
      if (!state) return reply.send(null);
      const { angaben: details, ...rest } = state;
      const kitas = await findKitas(database.db);
      const wishes = [details.kita_1, details.kita_2, details.kita_3].filter(Boolean);
      const { kind_vorname, betreuung_ab, betreuung_von, betreuung_bis } = details;
      return {
        ...rest,
        kind_vorname,
        betreuung_ab,
        betreuung_von,
        betreuung_bis,
        wuensche: wishes,
        auswahl: kitas,
        kitas: wishes.map((wish) => kitas.find(({ id }) => id === wish)?.name ?? wish),
      };
    },
  );
};
