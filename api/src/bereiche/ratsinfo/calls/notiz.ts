import { AppError } from '@gm/shared/fehler/app-error';
import { eingangSchema } from '@gm/shared/schemas/formular';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { registerFormularParser } from '../../../kern/formulare/read-formulardaten.ts';
import { getLoggedIn, requireRolle } from '../../../kern/konten/require-rolle.ts';
import { problemReplies } from '../../../kern/server/problem-replies.ts';
import { findSicht } from '../find-sicht.ts';
import { ratsnotizSchema } from '../ratsnotiz.ts';
import { createRatsnotizRepository } from '../ratsnotiz-repository.ts';

/** A member marks an agenda item and notes something about it, for nobody else. */
export const ratsnotiz: RoutePlugin = async (app, dienste) => {
  registerFormularParser(app, { dateifelder: [] });

  app.post(
    '/api/cms/ratsinfo/notiz',
    {
      onRequest: requireRolle(dienste, 'rat'),
      schema: {
        tags: ['Ratsinformation'],
        summary: 'Eigene Notiz zu einem Tagesordnungspunkt speichern',
        consumes: ['application/json', 'application/x-www-form-urlencoded'],
        body: ratsnotizSchema,
        response: { 201: eingangSchema, ...problemReplies(401, 403, 404, 422) },
      },
    },
    async (request, reply) => {
      const { punkt, ...notiz } = request.body;
      const { konto } = getLoggedIn(request);
      const { sicht } = await findSicht(request, reply, dienste);
      const notizen = createRatsnotizRepository(dienste.database.db, konto.id);
      if (!(await notizen.write(punkt, notiz, sicht))) {
        throw new AppError('nicht_gefunden', 'Diesen Tagesordnungspunkt gibt es nicht.');
      }
      return reply.code(201).send({ id: punkt, referenz: '' });
    },
  );
};
