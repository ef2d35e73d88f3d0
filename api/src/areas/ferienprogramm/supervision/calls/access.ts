import { nameNetwork } from '@gm/shared/rules/name-network';
import { receiptSchema } from '@gm/shared/schemas/form';
import { z } from 'zod';
import type { RoutePlugin } from '../../../../core/composition/area.ts';
import { problemReplies } from '../../../../core/platform/http/problem-replies.ts';
import { registerFormParser } from '../../../../core/platform/protection/read-form-data.ts';
import { takeFromOwnSite } from '../../../../core/platform/protection/take-from-own-site.ts';
import { askForAccess, openAccess } from '../../organisers/open-access.ts';
import { createOrganiserRepository } from '../../organisers/organiser-repository.ts';
import { buildHelperPath, buildOverviewPath } from '../../program/organiser-path.ts';
import { accessRequestSchema, accessSchema } from '../organiser-operation.ts';

/** Login of organisers by a mailed link that is valid for half an hour and once. */
export const access: RoutePlugin = async (app, { config, database }) => {
  const writing = takeFromOwnSite(config);
  const consumes = ['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json'];
  const problems = problemReplies(400, 403, 415, 422, 429);
  registerFormParser(app, { dateifelder: [] });

  app.post(
    '/api/ferienprogramm/veranstalter/zugang',
    {
      ...writing,
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Einen Link für Veranstalter anfordern; die Antwort ist für jede Adresse dieselbe',
        consumes,
        body: accessRequestSchema,
        response: { 201: receiptSchema, ...problems },
      },
    },
    async (request, reply) => {
      await askForAccess(database.db, request.body.email, nameNetwork(request.ip));
      return reply.code(201).send({ id: 0, referenz: '' });
    },
  );

  app.post(
    '/api/ferienprogramm/veranstalter/anmelden',
    {
      ...writing,
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Sich mit dem Link der E-Mail anmelden; er gilt einmal',
        consumes,
        body: accessSchema,
        response: { 201: receiptSchema.extend({ weiter: z.string() }), ...problems },
      },
    },
    async (request, reply) => {
      const { token, email } = await openAccess(database.db, request.body.token);
      const isOrganiser = await createOrganiserRepository(database.db).isKnown(email);
      reply.header('cache-control', 'no-store');
      return reply
        .code(201)
        .send({ id: 0, referenz: '', weiter: (isOrganiser ? buildOverviewPath : buildHelperPath)(token) });
    },
  );
};
