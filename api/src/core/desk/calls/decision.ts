import { freigabeEntscheidungSchema, severalDecisionsSchema } from '@gm/shared/schemas/desk/release-decision';
import { severalResultsSchema } from '@gm/shared/schemas/desk/releases';
import { receiptSchema } from '@gm/shared/schemas/form';
import { carryOut } from '../../forms/carry-out.ts';
import type { RoutePlugin } from '../../platform/context.ts';
import { problemReplies } from '../../platform/http/problem-replies.ts';
import { keyHeadSchema } from '../../platform/protection/protection.ts';
import { registerFormParser } from '../../platform/protection/read-form-data.ts';
import { getActor, requireRole } from '../../services/accounts/sessions/require-role.ts';
import type { DeskContext } from '../context.ts';
import { createDecision } from '../decide.ts';
import { decideSeveral } from '../decide-several.ts';

/** Performs one step of the desk for one submission or for several: assign, ask the sender, release, reject, reopen. */
export const decision: RoutePlugin<DeskContext> = async (app, services) => {
  const { config, database } = services;
  registerFormParser(app, { dateifelder: [] });
  app.post(
    '/api/intranet/freigaben/entscheidung',
    {
      onRequest: requireRole(services, 'redaktion'),
      schema: {
        tags: ['Freigaben'],
        summary: 'Eine Einsendung übernehmen, berichtigen, zurückfragen, freigeben, ablehnen oder wieder öffnen',
        consumes: ['application/json', 'application/x-www-form-urlencoded'],
        headers: keyHeadSchema,
        body: freigabeEntscheidungSchema,
        response: { 201: receiptSchema, ...problemReplies(400, 401, 403, 404, 409, 422) },
      },
    },
    async (request, reply) => {
      const command = createDecision(config, services, getActor(request));
      const key = request.headers['idempotency-key'];
      return reply.code(201).send(await carryOut(database.db, command, request.body, key));
    },
  );

  app.post(
    '/api/intranet/freigaben/mehrere',
    {
      onRequest: requireRole(services, 'redaktion'),
      schema: {
        tags: ['Freigaben'],
        summary: 'Derselbe Schritt für mehrere Einsendungen: jede für sich, mit dem Ergebnis jeder einzelnen',
        headers: keyHeadSchema,
        body: severalDecisionsSchema,
        response: {
          200: severalResultsSchema.describe('Was aus jeder Einsendung geworden ist'),
          ...problemReplies(400, 401, 403, 422),
        },
      },
    },
    (request) =>
      decideSeveral(database.db, request.body, {
        createCommand: () => createDecision(config, services, getActor(request)),
        key: request.headers['idempotency-key'],
        onFault: (fault) => request.log.error(fault),
      }),
  );
};
