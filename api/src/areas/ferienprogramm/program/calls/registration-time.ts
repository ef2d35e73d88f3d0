import { holidayRegistrationSchema } from '@gm/shared/areas/ferienprogramm/registration/holiday-registration';
import { receiptSchema } from '@gm/shared/schemas/form';
import type { RoutePlugin } from '../../../../core/composition/area.ts';
import { createContentRepository } from '../../../../core/entries/content-repository.ts';
import { problemReplies } from '../../../../core/platform/http/problem-replies.ts';
import { registerFormParser } from '../../../../core/platform/protection/read-form-data.ts';
import { requireRole } from '../../../../core/services/accounts/sessions/require-role.ts';
import { createFerienprogrammRepository } from '../ferienprogramm-repository.ts';

/** Staff set the registration period, which overrides the dates in the content. */
export const registrationTime: RoutePlugin = async (app, services) => {
  registerFormParser(app, { dateifelder: [] });
  app.post(
    '/api/intranet/ferienprogramm/anmeldung',
    {
      onRequest: requireRole(services, 'redaktion'),
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Die Anmeldung zum Ferienprogramm öffnen oder schließen',
        consumes: ['application/json', 'application/x-www-form-urlencoded'],
        body: holidayRegistrationSchema,
        response: { 201: receiptSchema, ...problemReplies(400, 401, 403, 422) },
      },
    },
    async (request, reply) => {
      const { anmeldung_von, anmeldung_bis } = request.body;
      await services.database.db.transaction().execute(async (trx) => {
        await createFerienprogrammRepository(trx).setAnmeldezeit({ anmeldung_von, anmeldung_bis });
        await createContentRepository(trx).raiseStand();
      });
      return reply.code(201).send({ id: 0, referenz: 'Anmeldezeit' });
    },
  );
};
