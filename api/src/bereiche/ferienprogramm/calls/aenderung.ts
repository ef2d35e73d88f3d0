import { ferienaenderungSchema } from '@gm/shared/bereiche/ferienprogramm/ferienaenderung';
import { eingangSchema } from '@gm/shared/schemas/formular';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { carryOut } from '../../../kern/formulare/carry-out.ts';
import { registerFormularParser } from '../../../kern/formulare/read-formulardaten.ts';
import { schluesselKopfSchema } from '../../../kern/formulare/schutz.ts';
import { requireRolle } from '../../../kern/konten/require-rolle.ts';
import { problemReplies } from '../../../kern/server/problem-replies.ts';
import { createFerienaenderung } from '../change-veranstaltung.ts';
import { createFerienDienst } from '../ferien-dienst.ts';

/** Staff change the places of an event or cancel it. */
export const aenderung: RoutePlugin = async (app, dienste) => {
  const { config, database, stand } = dienste;
  const dienst = createFerienDienst(database, stand, config);
  registerFormularParser(app, { dateifelder: [] });
  app.post(
    '/api/intranet/ferienprogramm/aenderung',
    {
      onRequest: requireRolle(dienste, 'redaktion'),
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Die Plätze einer Veranstaltung ändern oder sie absagen',
        consumes: ['application/json', 'application/x-www-form-urlencoded'],
        headers: schluesselKopfSchema,
        body: ferienaenderungSchema,
        response: { 201: eingangSchema, ...problemReplies(400, 401, 403, 404, 409, 422, 503) },
      },
    },
    async (request, reply) => {
      const befehl = createFerienaenderung(await dienst.readSaison(), new Date());
      const schluessel = request.headers['idempotency-key'];
      return reply.code(201).send(await carryOut(database.db, befehl, request.body, schluessel));
    },
  );
};
