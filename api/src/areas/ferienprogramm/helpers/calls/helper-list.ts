import { z } from 'zod';
import type { RoutePlugin } from '../../../../core/composition/area.ts';
import { problemReplies } from '../../../../core/platform/http/problem-replies.ts';
import { requireRole } from '../../../../core/services/accounts/sessions/require-role.ts';
import { requireOrganiser } from '../../organisers/open-access.ts';
import { LIST_ANSWER } from '../../participants/send-list.ts';
import { sendHelperList } from '../send-helper-list.ts';

const id = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number);
const SCHEMA = { tags: ['Ferienprogramm'], summary: 'Wer an welchem Tag einer Veranstaltung hilft, zum Drucken' };

/** Printable list of helpers per day, for the event's organiser and for staff. */
export const helperList: RoutePlugin = async (app, services) => {
  const { db } = services.database;

  app.get(
    '/api/ferienprogramm/veranstalter/helferliste',
    {
      schema: {
        ...SCHEMA,
        querystring: z.object({ token: z.string().max(100), id }),
        response: { 200: LIST_ANSWER, ...problemReplies(400, 401, 404) },
      },
    },
    async (request, reply) => {
      await requireOrganiser(db, request.query.token, request.query.id);
      return sendHelperList(reply, db, request.query.id);
    },
  );

  app.get(
    '/api/intranet/ferienprogramm/:id/helfer',
    {
      onRequest: requireRole(services, 'redaktion'),
      schema: {
        ...SCHEMA,
        params: z.object({ id }),
        response: { 200: LIST_ANSWER, ...problemReplies(400, 401, 403, 404) },
      },
    },
    async (request, reply) => sendHelperList(reply, db, request.params.id),
  );
};
