import { receiptSchema } from '@gm/shared/schemas/form';
import type { RoutePlugin } from '../../../../core/composition/area.ts';
import { problemReplies } from '../../../../core/platform/http/problem-replies.ts';
import { registerFormParser } from '../../../../core/platform/protection/read-form-data.ts';
import { takeFromOwnSite } from '../../../../core/platform/protection/take-from-own-site.ts';
import { childDetailsSchema } from '../child-details.ts';
import { saveDetails } from '../save-details.ts';

/** A family answers the questions of a child's events. */
export const details: RoutePlugin = async (app, { config, database }) => {
  registerFormParser(app, { dateifelder: [] });
  app.post(
    '/api/ferienprogramm/familie/angaben',
    {
      ...takeFromOwnSite(config),
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Für ein Kind angeben, was seine Veranstaltungen wissen müssen',
        consumes: ['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json'],
        body: childDetailsSchema,
        response: { 201: receiptSchema, ...problemReplies(400, 403, 404, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      const firstName = await saveDetails(database.db, request.body);
      return reply
        .code(201)
        .send({ id: request.body.kind, referenz: `Die Angaben für ${firstName} sind gespeichert.` });
    },
  );
};
