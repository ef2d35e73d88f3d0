import { z } from 'zod';
import type { RoutePlugin } from '../../../../kern/bereich.ts';
import { requireRolle } from '../../../../kern/konten/require-rolle.ts';
import { problemReplies } from '../../../../kern/server/problem-replies.ts';
import { LISTENANTWORT } from '../../send-liste.ts';
import { requireVeranstalter } from '../../veranstalter/open-zugang.ts';
import { sendHelferliste } from '../send-helferliste.ts';

const id = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number);
const SCHEMA = { tags: ['Ferienprogramm'], summary: 'Wer an welchem Tag einer Veranstaltung hilft, zum Drucken' };

/** Who helps when, on paper: for the organiser of the event, and for staff. */
export const helferliste: RoutePlugin = async (app, dienste) => {
  const { db } = dienste.database;

  app.get(
    '/api/ferienprogramm/veranstalter/helferliste',
    {
      schema: {
        ...SCHEMA,
        querystring: z.object({ token: z.string().max(100), id }),
        response: { 200: LISTENANTWORT, ...problemReplies(400, 401, 404) },
      },
    },
    async (request, reply) => {
      await requireVeranstalter(db, request.query.token, request.query.id);
      return sendHelferliste(reply, db, request.query.id);
    },
  );

  app.get(
    '/api/intranet/ferienprogramm/:id/helfer',
    {
      onRequest: requireRolle(dienste, 'redaktion'),
      schema: {
        ...SCHEMA,
        params: z.object({ id }),
        response: { 200: LISTENANTWORT, ...problemReplies(400, 401, 403, 404) },
      },
    },
    async (request, reply) => sendHelferliste(reply, db, request.params.id),
  );
};
