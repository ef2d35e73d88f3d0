import { randomUUID } from 'node:crypto';
import { type FamilyMessage, familyMessageSchema } from '@gm/shared/areas/ferienprogramm/family-message';
import { receiptSchema } from '@gm/shared/schemas/form';
import { z } from 'zod';
import type { RoutePlugin } from '../../../../core/composition/area.ts';
import { carryOut } from '../../../../core/forms/carry-out.ts';
import { problemReplies } from '../../../../core/platform/http/problem-replies.ts';
import { registerFormParser } from '../../../../core/platform/protection/read-form-data.ts';
import { getActor, requireRole } from '../../../../core/services/accounts/sessions/require-role.ts';
import { createHolidayService } from '../../holiday-service.ts';
import { formatTermin } from '../../program/format-termin.ts';
import { previewFamilyMessage } from '../compose-family-message.ts';
import { listReceivers } from '../list-receivers.ts';
import { familyMessageOperation } from '../message-operation.ts';
import { createFamilyMessage, findEvent } from '../send-message.ts';

const PATH = '/api/intranet/ferienprogramm';

/** Staff write to the families of an event or of the season. */
export const message: RoutePlugin = async (app, services) => {
  const { config, database, stand: state } = services;
  const service = createHolidayService(database, state, config);
  const onRequest = requireRole(services, 'redaktion');
  registerFormParser(app, { dateifelder: [] });

  async function show(id: number | null): Promise<FamilyMessage> {
    const season = await service.readSaison();
    const event = await findEvent(database.db, id);
    const { familien: families, wartende: waiting } = await listReceivers(database.db, id);
    return {
      event: event && { id: event.id, titel: event.titel, termin: formatTermin(event) },
      familien: families.size,
      wartende: waiting.size,
      vorschau: previewFamilyMessage(event, season),
      beleg: randomUUID(),
    };
  }
  const tags = ['Ferienprogramm'];

  app.get(
    `${PATH}/nachricht`,
    {
      onRequest,
      schema: {
        tags,
        summary: 'Wie viele Familien eine Nachricht zur Saison bekommen',
        response: { 200: familyMessageSchema, ...problemReplies(401, 403, 503) },
      },
    },
    async () => show(null),
  );

  app.get(
    `${PATH}/:id/nachricht`,
    {
      onRequest,
      schema: {
        tags,
        summary: 'Wie viele Familien eine Nachricht zu einer Veranstaltung bekommen',
        params: z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) }),
        response: { 200: familyMessageSchema, ...problemReplies(400, 401, 403, 404, 503) },
      },
    },
    async (request) => show(request.params.id),
  );

  app.post(
    `${PATH}/nachricht`,
    {
      onRequest,
      schema: {
        tags,
        summary: 'Den Familien einer Veranstaltung oder der Saison schreiben',
        consumes: ['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json'],
        body: familyMessageOperation,
        response: { 201: receiptSchema, ...problemReplies(400, 401, 403, 404, 409, 415, 422, 503) },
      },
    },
    async (request, reply) => {
      const command = createFamilyMessage(await service.readSaison(), getActor(request).name);
      const receipt = await carryOut(database.db, command, request.body, request.body.beleg);
      service.wakeMailVersand();
      return reply.code(201).send(receipt);
    },
  );
};
