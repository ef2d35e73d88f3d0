import { vormerkungStandSchema } from '@gm/shared/bereiche/betreuung/kita';
import { z } from 'zod';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { problemReplies } from '../../../kern/server/problem-replies.ts';
import { findKitas } from '../find-kitas.ts';
import { createKitavormerkungRepository } from '../kitavormerkung-repository.ts';

/** How a pre-registration stands, for whoever has the private link from the mail. */
export const vormerkungStand: RoutePlugin = async (app, { config, database }) => {
  app.get(
    '/api/kitavormerkung/stand',
    {
      config: { rateLimit: { max: config.FORMULAR_LIMIT, timeWindow: '1 minute' } },
      schema: {
        tags: ['Formulare'],
        summary: 'Stand einer Kita-Vormerkung',
        querystring: z.object({
          token: z
            .string()
            .regex(/^[\w-]{32}$/)
            .catch(''),
        }),
        response: { 200: vormerkungStandSchema.nullable(), ...problemReplies(429) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const stand = await createKitavormerkungRepository(database.db).findStand(request.query.token);
      // No 404: the page tells in its own words what a link that fits nothing means.
      if (!stand) return reply.send(null);
      const { angaben, ...rest } = stand;
      const kitas = await findKitas(database.db);
      const wuensche = [angaben.kita_1, angaben.kita_2, angaben.kita_3].filter(Boolean);
      const { kind_vorname, betreuung_ab, betreuung_von, betreuung_bis } = angaben;
      return {
        ...rest,
        kind_vorname,
        betreuung_ab,
        betreuung_von,
        betreuung_bis,
        wuensche,
        auswahl: kitas,
        kitas: wuensche.map((wunsch) => kitas.find(({ id }) => id === wunsch)?.name ?? wunsch),
      };
    },
  );
};
