import { ratsaboTargetSchema } from '@gm/shared/areas/ratsinfo/ratsabo-state';
import { z } from 'zod';
import type { RoutePlugin } from '../../../../core/composition/area.ts';
import { createRatsaboRepository } from '../ratsabo-repository.ts';
import { readSubscriptionTarget } from '../read-subscription-target.ts';

const detail = z.string().max(100).catch('').default('');

/** What can be followed from a URL. */
export const ratsaboTarget: RoutePlugin = async (app, { database: { db } }) => {
  app.get(
    '/api/ratsinfo/abo/ziel',
    {
      schema: {
        tags: ['Ratsinformation'],
        summary: 'Wie heißt, was verfolgt werden soll',
        querystring: z.object({ vorlage: detail, gremium: detail, q: detail, typ: detail }),
        response: { 200: ratsaboTargetSchema.nullable() },
      },
    },
    async (request, reply) => {
      const details = readSubscriptionTarget(request.query);
      reply.header('cache-control', 'no-cache');
      return reply.send(details && (await createRatsaboRepository(db).findZiel(details)));
    },
  );
};
