import { eingangSchema } from '@gm/shared/schemas/formular';
import { freigabeEntscheidungSchema } from '@gm/shared/schemas/freigabe-entscheidung';
import type { RoutePlugin } from '../../bereich.ts';
import { carryOut } from '../../formulare/carry-out.ts';
import { registerFormularParser } from '../../formulare/read-formulardaten.ts';
import { schluesselKopfSchema } from '../../formulare/schutz.ts';
import { getAkteur, requireRolle } from '../../konten/require-rolle.ts';
import { problemReplies } from '../../server/problem-replies.ts';
import { createEntscheidung } from '../decide.ts';

/** Somebody of the desk does one step: takes it, corrects it, asks back, releases, rejects, opens it again. */
export const entscheidung: RoutePlugin = async (app, dienste) => {
  const { config, database } = dienste;
  registerFormularParser(app, { dateifelder: [] });
  app.post(
    '/api/intranet/freigaben/entscheidung',
    {
      onRequest: requireRolle(dienste, 'redaktion'),
      schema: {
        tags: ['Freigaben'],
        summary: 'Eine Einsendung übernehmen, berichtigen, zurückfragen, freigeben, ablehnen oder wieder öffnen',
        consumes: ['application/json', 'application/x-www-form-urlencoded'],
        headers: schluesselKopfSchema,
        body: freigabeEntscheidungSchema,
        response: { 201: eingangSchema, ...problemReplies(400, 401, 403, 404, 409, 422) },
      },
    },
    async (request, reply) => {
      const befehl = createEntscheidung(config, dienste, getAkteur(request));
      const schluessel = request.headers['idempotency-key'];
      return reply.code(201).send(await carryOut(database.db, befehl, request.body, schluessel));
    },
  );
};
