import { AppError } from '@gm/shared/errors/app-error';
import { receiptSchema } from '@gm/shared/schemas/form';
import type { RoutePlugin } from '../../../core/composition/area.ts';
import { problemReplies } from '../../../core/platform/http/problem-replies.ts';
import { registerFormParser } from '../../../core/platform/protection/read-form-data.ts';
import { getLoggedIn, requireRole } from '../../../core/services/accounts/sessions/require-role.ts';
import { findView } from '../find-view.ts';
import { councilNoteSchema } from '../meetings/council-note.ts';
import { createCouncilNoteRepository } from '../meetings/council-note-repository.ts';

/** A member marks an agenda item and writes a private note on it. */
export const councilNote: RoutePlugin = async (app, services) => {
  registerFormParser(app, { dateifelder: [] });

  app.post(
    '/api/cms/ratsinfo/notiz',
    {
      onRequest: requireRole(services, 'rat'),
      schema: {
        tags: ['Ratsinformation'],
        summary: 'Eigene Notiz zu einem Tagesordnungspunkt speichern',
        consumes: ['application/json', 'application/x-www-form-urlencoded'],
        body: councilNoteSchema,
        response: { 201: receiptSchema, ...problemReplies(401, 403, 404, 422) },
      },
    },
    async (request, reply) => {
      const { punkt: point, ...note } = request.body;
      const { konto: account } = getLoggedIn(request);
      const { sicht: view } = await findView(request, reply, services);
      const notes = createCouncilNoteRepository(services.database.db, account.id);
      if (!(await notes.write(point, note, view))) {
        throw new AppError('nicht_gefunden', 'Diesen Tagesordnungspunkt gibt es nicht.');
      }
      return reply.code(201).send({ id: point, referenz: '' });
    },
  );
};
