import { holidayDraftSchema } from '@gm/shared/areas/ferienprogramm/organisers/holiday-draft';
import { receiptSchema } from '@gm/shared/schemas/form';
import { z } from 'zod';
import type { RoutePlugin } from '../../../../core/composition/area.ts';
import { carryOut } from '../../../../core/forms/carry-out.ts';
import { problemReplies } from '../../../../core/platform/http/problem-replies.ts';
import { keyHeadSchema } from '../../../../core/platform/protection/protection.ts';
import { registerFormParser } from '../../../../core/platform/protection/read-form-data.ts';
import { requireRole } from '../../../../core/services/accounts/sessions/require-role.ts';
import { createHolidayService } from '../../holiday-service.ts';
import { createBerichtigung } from '../correct-veranstaltung.ts';
import { DRAFT_EDITING } from '../edit-draft.ts';

/** Redirect target after a draft's page is gone or no longer shows the draft. */
const LIST = '/intranet/ferienprogramm/';

/** Staff complete a suggested event, publish it, and correct the published event. */
export const draft: RoutePlugin = async (app, services) => {
  const { config, database, stand: state } = services;
  const service = createHolidayService(database, state, config);
  registerFormParser(app, { dateifelder: [] });
  app.post(
    '/api/intranet/ferienprogramm/entwurf',
    {
      onRequest: requireRole(services, 'redaktion'),
      schema: {
        tags: ['Ferienprogramm'],
        summary:
          'Den Entwurf einer Veranstaltung speichern, veröffentlichen oder verwerfen, oder eine veröffentlichte berichtigen',
        consumes: ['application/json', 'application/x-www-form-urlencoded'],
        headers: keyHeadSchema,
        body: holidayDraftSchema,
        response: {
          201: receiptSchema.extend({ weiter: z.string().optional() }),
          ...problemReplies(400, 401, 403, 404, 409, 422, 503),
        },
      },
    },
    async (request, reply) => {
      const key = request.headers['idempotency-key'];
      const { was } = request.body;
      const command =
        was === 'berichtigen' ? createBerichtigung(await service.readSaison(), new Date()) : DRAFT_EDITING;
      const receipt = await carryOut(database.db, command, request.body, key);
      const stays = was === 'speichern' || was === 'berichtigen';
      return reply.code(201).send(stays ? receipt : { ...receipt, weiter: LIST });
    },
  );
};
