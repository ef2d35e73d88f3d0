import { abfallerinnerungStandSchema } from '@gm/shared/bereiche/abfall/abfall';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { tokenAbfrage } from '../../../kern/formulare/register-abmeldung.ts';
import { problemReplies } from '../../../kern/server/problem-replies.ts';
import { createAbfallerinnerungRepository } from '../abfallerinnerung-repository.ts';

/** A reminder as it stands, for whoever has the private link from the mail. */
export const erinnerungStand: RoutePlugin = async (app, { config, database }) => {
  app.get(
    '/api/abfall/erinnerung/stand',
    {
      config: { rateLimit: { max: config.FORMULAR_LIMIT, timeWindow: '1 minute' } },
      schema: {
        tags: ['Formulare'],
        summary: 'Stand einer Erinnerung an Abfalltermine',
        querystring: tokenAbfrage,
        response: { 200: abfallerinnerungStandSchema.nullable(), ...problemReplies(429) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      // No 404: the page tells in its own words what a link that fits nothing means.
      return reply.send(await createAbfallerinnerungRepository(database.db).findStand(request.query.token));
    },
  );
};
