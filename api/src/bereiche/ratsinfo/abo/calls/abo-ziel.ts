import { ratsaboZielSchema } from '@gm/shared/bereiche/ratsinfo/ratsabo-stand';
import { z } from 'zod';
import type { RoutePlugin } from '../../../../kern/bereich.ts';
import { createRatsaboRepository } from '../ratsabo-repository.ts';
import { readAboziel } from '../read-aboziel.ts';

const angabe = z.string().max(100).catch('').default('');

/** What can be followed from an address. */
export const ratsaboZiel: RoutePlugin = async (app, { database: { db } }) => {
  app.get(
    '/api/ratsinfo/abo/ziel',
    {
      schema: {
        tags: ['Ratsinformation'],
        summary: 'Wie heißt, was verfolgt werden soll',
        querystring: z.object({ vorlage: angabe, gremium: angabe, q: angabe, typ: angabe }),
        response: { 200: ratsaboZielSchema.nullable() },
      },
    },
    async (request, reply) => {
      const angaben = readAboziel(request.query);
      reply.header('cache-control', 'no-cache');
      return reply.send(angaben && (await createRatsaboRepository(db).findZiel(angaben)));
    },
  );
};
