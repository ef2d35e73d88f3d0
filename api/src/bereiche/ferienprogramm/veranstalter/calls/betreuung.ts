import { eingangSchema } from '@gm/shared/schemas/formular';
import { z } from 'zod';
import type { RoutePlugin } from '../../../../kern/bereich.ts';
import { registerFormularParser } from '../../../../kern/formulare/read-formulardaten.ts';
import { getAkteur, requireRolle } from '../../../../kern/konten/require-rolle.ts';
import { problemReplies } from '../../../../kern/server/problem-replies.ts';
import { createFerienDienst } from '../../ferien-dienst.ts';
import { runBetreuungsvorgang } from '../betreuung.ts';
import { betreuungsvorgaenge } from '../veranstaltervorgang.ts';

/** Staff say who looks after an event, and what it asks families. */
export const betreuung: RoutePlugin = async (app, dienste) => {
  const { config, database, stand } = dienste;
  const dienst = createFerienDienst(database, stand, config);
  registerFormularParser(app, { dateifelder: [] });
  app.post(
    '/api/intranet/ferienprogramm/veranstalter',
    {
      onRequest: requireRolle(dienste, 'redaktion'),
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Veranstalter ein- oder austragen, Fragen an die Familien festlegen',
        consumes: ['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json'],
        body: z.discriminatedUnion('vorgang', [...betreuungsvorgaenge]),
        response: { 201: eingangSchema, ...problemReplies(400, 401, 403, 404, 409, 415, 422, 503) },
      },
    },
    async (request, reply) => {
      const saison = await dienst.readSaison();
      const satz = await runBetreuungsvorgang(database.db, request.body, saison, getAkteur(request).name);
      dienst.wakeMailVersand();
      return reply.code(201).send({ id: request.body.id, referenz: satz });
    },
  );
};
