import { AppError } from '@gm/shared/errors/app-error';
import { z } from 'zod';
import type { RoutePlugin } from '../../../../core/composition/area.ts';
import { checkPassphrase } from '../../../../core/platform/http/check-passphrase.ts';
import { problemReplies } from '../../../../core/platform/http/problem-replies.ts';
import { requireRole } from '../../../../core/services/accounts/sessions/require-role.ts';
import { sendParticipantList } from '../participant-list.ts';
import { createParticipantsRepository } from '../participants-repository.ts';
import { LIST_ANSWER, LIST_FORMATS } from '../send-list.ts';

/** Participants of an event, for its organiser; restricted to staff. */
export const participants: RoutePlugin = async (app, services) => {
  const { config, database } = services;
  const repository = createParticipantsRepository(database.db);
  /** For API clients with the staff password, and for user accounts. */
  const ways = [
    {
      pfad: '/api/ferienprogramm/verwaltung/veranstaltungen/:id/teilnehmer',
      onRequest: checkPassphrase('STAFF_TOKEN', config.STAFF_TOKEN, 'Bitte melden Sie sich an.'),
    },
    { pfad: '/api/intranet/ferienprogramm/:id/teilnehmer', onRequest: requireRole(services, 'redaktion') },
  ];

  for (const { pfad: path, onRequest } of ways)
    app.get(
      path,
      {
        onRequest,
        schema: {
          tags: ['Ferienprogramm'],
          summary: 'Teilnehmerliste einer Veranstaltung als CSV, XLSX oder Druckseite',
          params: z.object({
            id: z
              .string()
              .regex(/^[1-9]\d{0,8}$/)
              .transform(Number),
          }),
          querystring: z.object({ format: z.enum(LIST_FORMATS).default('csv') }),
          response: {
            200: LIST_ANSWER,
            ...problemReplies(400, 401, 403, 404),
          },
        },
      },
      async (request, reply) => {
        const { format } = request.query;
        const list = await repository.list(request.params.id);
        if (!list) throw new AppError('nicht_gefunden', 'Diese Veranstaltung gibt es nicht.');
        return sendParticipantList(reply, list, 'amt', format);
      },
    );
};
