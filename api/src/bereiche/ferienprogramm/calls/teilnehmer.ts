import { AppError } from '@gm/shared/fehler/app-error';
import { z } from 'zod';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { requireRolle } from '../../../kern/konten/require-rolle.ts';
import { checkKennwort } from '../../../kern/server/check-kennwort.ts';
import { problemReplies } from '../../../kern/server/problem-replies.ts';
import { LISTENANTWORT, LISTENFORMATE } from '../send-liste.ts';
import { createTeilnehmerRepository } from '../teilnehmer-repository.ts';
import { sendTeilnehmerliste } from '../teilnehmerliste.ts';

/** Who takes part in an event, for its organiser; for staff only. */
export const teilnehmer: RoutePlugin = async (app, dienste) => {
  const { config, database } = dienste;
  const repository = createTeilnehmerRepository(database.db);
  /** For programs with the password of the staff, and for people with an account. */
  const wege = [
    {
      pfad: '/api/ferienprogramm/verwaltung/veranstaltungen/:id/teilnehmer',
      onRequest: checkKennwort(config.STAFF_TOKEN, 'Bitte melden Sie sich an.'),
    },
    { pfad: '/api/intranet/ferienprogramm/:id/teilnehmer', onRequest: requireRolle(dienste, 'redaktion') },
  ];

  for (const { pfad, onRequest } of wege)
    app.get(
      pfad,
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
          querystring: z.object({ format: z.enum(LISTENFORMATE).default('csv') }),
          response: {
            200: LISTENANTWORT,
            ...problemReplies(400, 401, 403, 404),
          },
        },
      },
      async (request, reply) => {
        const { format } = request.query;
        const liste = await repository.list(request.params.id);
        if (!liste) throw new AppError('nicht_gefunden', 'Diese Veranstaltung gibt es nicht.');
        return sendTeilnehmerliste(reply, liste, 'amt', format);
      },
    );
};
