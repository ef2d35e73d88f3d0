import { ferienanmeldungSchema } from '@gm/shared/bereiche/ferienprogramm/ferienanmeldung';
import { eingangSchema } from '@gm/shared/schemas/formular';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { registerFormularParser } from '../../../kern/formulare/read-formulardaten.ts';
import { createInhaltRepository } from '../../../kern/inhalt/inhalt-repository.ts';
import { requireRolle } from '../../../kern/konten/require-rolle.ts';
import { problemReplies } from '../../../kern/server/problem-replies.ts';
import { createFerienprogrammRepository } from '../ferienprogramm-repository.ts';

/** Staff say from when to when families can register; it takes the place of the days of the content. */
export const anmeldezeit: RoutePlugin = async (app, dienste) => {
  registerFormularParser(app, { dateifelder: [] });
  app.post(
    '/api/intranet/ferienprogramm/anmeldung',
    {
      onRequest: requireRolle(dienste, 'redaktion'),
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Die Anmeldung zum Ferienprogramm öffnen oder schließen',
        consumes: ['application/json', 'application/x-www-form-urlencoded'],
        body: ferienanmeldungSchema,
        response: { 201: eingangSchema, ...problemReplies(400, 401, 403, 422) },
      },
    },
    async (request, reply) => {
      const { anmeldung_von, anmeldung_bis } = request.body;
      await dienste.database.db.transaction().execute(async (trx) => {
        await createFerienprogrammRepository(trx).setAnmeldezeit({ anmeldung_von, anmeldung_bis });
        await createInhaltRepository(trx).raiseStand();
      });
      return reply.code(201).send({ id: 0, referenz: 'Anmeldezeit' });
    },
  );
};
