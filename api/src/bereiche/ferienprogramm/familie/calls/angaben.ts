import { eingangSchema } from '@gm/shared/schemas/formular';
import type { RoutePlugin } from '../../../../kern/bereich.ts';
import { registerFormularParser } from '../../../../kern/formulare/read-formulardaten.ts';
import { takeFromOwnSite } from '../../../../kern/formulare/take-from-own-site.ts';
import { problemReplies } from '../../../../kern/server/problem-replies.ts';
import { kindangabenSchema } from '../kindangaben.ts';
import { saveAngaben } from '../save-angaben.ts';

/** A family answers what the events of a child ask. */
export const angaben: RoutePlugin = async (app, { config, database }) => {
  registerFormularParser(app, { dateifelder: [] });
  app.post(
    '/api/ferienprogramm/familie/angaben',
    {
      ...takeFromOwnSite(config),
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Für ein Kind angeben, was seine Veranstaltungen wissen müssen',
        consumes: ['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json'],
        body: kindangabenSchema,
        response: { 201: eingangSchema, ...problemReplies(400, 403, 404, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      const vorname = await saveAngaben(database.db, request.body);
      return reply.code(201).send({ id: request.body.kind, referenz: `Die Angaben für ${vorname} sind gespeichert.` });
    },
  );
};
