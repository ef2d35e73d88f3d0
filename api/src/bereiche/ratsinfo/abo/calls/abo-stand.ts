import { ratsaboStandSchema, ratsaboZielSchema } from '@gm/shared/bereiche/ratsinfo/ratsabo-stand';
import { z } from 'zod';
import type { RoutePlugin } from '../../../../kern/bereich.ts';
import { tokenAbfrage } from '../../../../kern/formulare/register-abmeldung.ts';
import { problemReplies } from '../../../../kern/server/problem-replies.ts';
import { createRatsaboRepository } from '../ratsabo-repository.ts';
import { readAboziel } from '../read-aboziel.ts';

const angabe = z.string().max(100).catch('').default('');

/** What can be followed from an address, and what is followed by whoever has a private link. */
export const ratsaboStand: RoutePlugin = async (app, { config, database: { db } }) => {
  const repository = createRatsaboRepository(db);

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
      return reply.send(angaben && (await repository.findZiel(angaben)));
    },
  );

  app.get(
    '/api/ratsinfo/abo/stand',
    {
      config: { rateLimit: { max: config.FORMULAR_LIMIT, timeWindow: '1 minute' } },
      schema: {
        tags: ['Formulare'],
        summary: 'Was jemand verfolgt',
        querystring: tokenAbfrage,
        response: { 200: ratsaboStandSchema.nullable(), ...problemReplies(429) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      // No 404: the page tells in its own words what a link that fits nothing means.
      return reply.send(await repository.findStand(request.query.token));
    },
  );
};
