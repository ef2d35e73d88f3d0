import { receiptSchema } from '@gm/shared/schemas/form';
import { z } from 'zod';
import type { RoutePlugin } from '../../../../core/composition/area.ts';
import { problemReplies } from '../../../../core/platform/http/problem-replies.ts';
import { registerFormParser } from '../../../../core/platform/protection/read-form-data.ts';
import { takeFromOwnSite } from '../../../../core/platform/protection/take-from-own-site.ts';
import { createHolidayService } from '../../holiday-service.ts';
import { familyDetails } from '../child-details.ts';
import { saveContact, saveDetails } from '../save-details.ts';

/** A family changes its street and telephone, a child's remark, and its answers to the questions of events. */
export const details: RoutePlugin = async (app, { config, database, stand: state }) => {
  const service = createHolidayService(database, state, config);
  registerFormParser(app, { dateifelder: [] });
  app.post(
    '/api/ferienprogramm/familie/angaben',
    {
      ...takeFromOwnSite(config),
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Anschrift und Telefon einer Familie ändern, oder die Angaben zu einem Kind',
        consumes: ['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json'],
        body: z.discriminatedUnion('vorgang', [...familyDetails]),
        response: { 201: receiptSchema, ...problemReplies(400, 403, 404, 415, 422, 429, 503) },
      },
    },
    async (request, reply) => {
      const { body } = request;
      const season = await service.readSaison();
      const receipt =
        body.vorgang === 'kontakt'
          ? await saveContact(database.db, body, season)
          : await saveDetails(database.db, body, season);
      service.wakeMailVersand();
      return reply.code(201).send(receipt);
    },
  );
};
